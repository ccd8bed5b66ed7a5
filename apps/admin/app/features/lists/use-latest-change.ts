import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { BulkChange } from "@devguild/schemas/bulk-changes";
import type { BulkList } from "@devguild/schemas/constants/bulk-changes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

const POLL_MS = 500;

type Answer = { data: BulkChange | null };

const isRunning = (change: BulkChange | null | undefined) =>
  change?.stage === "running" || change?.stage === "undoing";

const toInput = ({ id }: BulkChange) => ({ params: { changeId: id } });

/**
 * Follows the person's latest change of a list until it has ended, also after a reload, and stops, undoes or
 * closes it. `onEnded` is called with one that has ended; whoever sees that isn't notified of it as well.
 */
export const useLatestChange = (list: BulkList, onEnded: (change: BulkChange) => void) => {
  const toasts = useToast();
  const queries = useQueryClient();
  const options = api.bulkChanges.latest.options({ query: { list } });
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isRunning(state.data?.data) ? POLL_MS : false),
  });
  const change = data?.data ?? null;
  const hasEnded = change !== null && !isRunning(change);
  useEffect(() => {
    if (!change || !hasEnded) return;
    onEnded(change);
    const seen = { ...toInput(change), body: { closed: false } };
    void api.bulkChanges.seen.call(seen).catch(() => undefined);
    // Once for each time that it ends: first the change, then its undo.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [change?.id, change?.stage]);
  const show = (answer: Answer) => queries.setQueryData(options.queryKey, answer);
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const stopping = useMutation({
    mutationFn: (stopped: BulkChange) => api.bulkChanges.stop.call(toInput(stopped)),
    onSuccess: show,
    onError,
  });
  const undoing = useMutation({
    mutationFn: (undone: BulkChange) => api.bulkChanges.undo.call(toInput(undone)),
    onSuccess: show,
    onError,
  });
  const closing = useMutation({
    mutationFn: (closed: BulkChange) =>
      api.bulkChanges.seen.call({ ...toInput(closed), body: { closed: true } }),
    onMutate: () => show({ data: null }),
    onError,
  });
  return {
    change,
    isBusy: stopping.isPending || undoing.isPending,
    follow: show,
    stop: () => change && stopping.mutate(change),
    undo: () => change && undoing.mutate(change),
    close: () => change && closing.mutate(change),
  };
};

export type LatestChange = ReturnType<typeof useLatestChange>;
