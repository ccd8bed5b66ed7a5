import { api } from "@devguild/api-client/browser-api";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Returns a success handler that updates everything that shows the user. */
export const useSavedProfile = (onSaved?: () => void) => {
  const queries = useQueryClient();
  return ({ data }: { data: User }) => {
    queries.setQueryData(api.identity.me.key, data);
    // Profile completeness and best matches depend on what was saved.
    void queries.invalidateQueries({ queryKey: api.dashboards.developer.key });
    onSaved?.();
  };
};

/** Saves a part of the profile without a form. */
export const useProfileSaving = <Input>(
  save: (input: Input) => Promise<{ data: User }>,
  onSaved?: () => void,
) => {
  const onSuccess = useSavedProfile(onSaved);
  return useMutation({ mutationFn: save, onSuccess });
};
