import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

type Ids = { data: number[] };

/** Returns a developer's saved jobs and an optimistic toggle, reverted if the request fails. */
export const useSavedJobs = () => {
  const queries = useQueryClient();
  const toasts = useToast();
  const options = api.savedJobs.ids.options();
  const ids = useQuery(options).data?.data ?? [];
  const toggling = useMutation({
    mutationFn: async ({ id, isSaved }: { id: number; isSaved: boolean }) => {
      if (isSaved) await api.savedJobs.remove.call({ params: { id } });
      else await api.savedJobs.save.call({ params: { id } });
    },
    onMutate: async ({ id, isSaved }) => {
      await queries.cancelQueries({ queryKey: options.queryKey });
      const before = queries.getQueryData<Ids>(options.queryKey);
      const savedIds = before?.data ?? [];
      queries.setQueryData<Ids>(options.queryKey, {
        data: isSaved ? savedIds.filter((each) => each !== id) : [...savedIds, id],
      });
      return { before };
    },
    onError: (error, _, context) => {
      queries.setQueryData(options.queryKey, context?.before);
      toasts.show({ tone: "bad", text: failureText(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["savedJobs"] }),
  });
  return { isSaved: (id: number) => ids.includes(id), toggle: toggling.mutate };
};
