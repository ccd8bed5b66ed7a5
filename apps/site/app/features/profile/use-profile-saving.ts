import { api } from "@devguild/api-client/browser-api";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Saves a part of the profile; everything that shows the user is told at once. */
export const useProfileSaving = <Input>(
  save: (input: Input) => Promise<{ data: User }>,
  onSaved?: () => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ data }) => {
      queries.setQueryData(api.identity.me.key, data);
      // How complete the profile is and which jobs fit it follow from what was saved.
      void queries.invalidateQueries({ queryKey: api.dashboards.developer.key });
      onSaved?.();
    },
  });
};
