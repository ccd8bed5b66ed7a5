import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

type Calls = {
  list: { key: readonly unknown[] };
  remove: { call: (input: { params: { id: number } }) => Promise<unknown> };
  move?: {
    call: (input: { params: { id: number }; body: { step: -1 | 1 } }) => Promise<unknown>;
  };
};

/** Returns what moves and deletes the rows of a list. */
export const useContentActions = ({ list, remove, move }: Calls) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = () => queries.invalidateQueries({ queryKey: list.key });
  const moving = useMutation({
    // One after the other, so that quick presses move a row as often as they were made.
    scope: { id: `move-${list.key.join("-")}` },
    mutationFn: async ({ id, step }: { id: number; step: -1 | 1 }) =>
      move?.call({ params: { id }, body: { step } }),
    onSuccess: refresh,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const removing = useMutation({
    mutationFn: ({ id }: { id: number; name: string }) => remove.call({ params: { id } }),
    onSuccess: async (_, { name }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `${name} deleted` });
    },
  });
  return { moving, removing };
};
