import { api } from "@devguild/api-client/browser-api";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** What follows once a part of the profile is saved: everything that shows the user changes at once. */
export const useSavedProfile = (onSaved?: () => void) => {
  const queries = useQueryClient();
  return ({ data }: { data: User }) => {
    queries.setQueryData(api.identity.me.key, data);
    // How complete the profile is and which jobs fit it follow from what was saved.
    void queries.invalidateQueries({ queryKey: api.dashboards.developer.key });
    onSaved?.();
  };
};

/** Saves a part of the profile that is no form. */
export const useProfileSaving = <Input>(
  save: (input: Input) => Promise<{ data: User }>,
  onSaved?: () => void,
) => {
  const onSuccess = useSavedProfile(onSaved);
  return useMutation({ mutationFn: save, onSuccess });
};
