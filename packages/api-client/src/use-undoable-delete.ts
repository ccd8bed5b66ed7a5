import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

type Options<Item> = {
  remove: (item: Item) => Promise<unknown>;
  /** Creates what was deleted again. */
  restore: (item: Item) => Promise<unknown>;
  /** The query key of the list that it is in. */
  listKey: QueryKey;
  /** Says that it is deleted, and offers to undo that. */
  onDeleted: (item: Item, undo: () => void) => void;
  onError: (error: Error) => void;
};

/** Deletes something small that can be created again, such as a saved view, so it asks nothing before. */
export const useUndoableDelete = <Item>({
  remove,
  restore,
  listKey,
  onDeleted,
  onError,
}: Options<Item>) => {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: listKey });
  const restoring = useMutation({
    mutationFn: restore,
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, item) => onDeleted(item, () => restoring.mutate(item)),
    onError,
    onSettled,
  });
};
