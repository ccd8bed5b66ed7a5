import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { BulkAction } from "@devguild/schemas/candidate-inbox";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const POLL_MS = 500;

/** Refreshes everything that shows candidates or how many there are. */
const useRefreshCandidates = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [
        api.candidateInbox.list.key,
        api.candidateInbox.one.key,
        api.candidateInbox.options.key,
        api.candidates.list.key,
        api.candidates.one.key,
        api.postings.list.key,
        api.dashboards.company.key,
        // The menu counts new candidates.
        api.identity.me.key,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

/** Returns whether a moment lies ahead, and changes once it has come. */
const useIsAhead = (until: string | undefined) => {
  const [past, setPast] = useState<string | undefined>();
  useEffect(() => {
    if (!until) return undefined;
    const timer = setTimeout(() => setPast(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== undefined && past !== until;
};

/** Follows an action for many candidates until it is finished, and stops or undoes it. */
export const useActionRun = (companyId: number) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = useRefreshCandidates();
  const [id, setId] = useState<number | null>(null);
  const toOptions = (actionId: number) =>
    api.candidateInbox.action.options({ params: { companyId, actionId } });
  const { data } = useQuery({
    ...toOptions(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.data.is_finished ? false : POLL_MS),
  });
  const action = id === null ? null : (data?.data ?? null);
  const isFinished = action?.is_finished ?? false;
  useEffect(() => {
    if (isFinished) void refresh();
    // What it refreshes stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFinished, id]);
  const show = (answer: { data: BulkAction }) =>
    queries.setQueryData(toOptions(answer.data.id).queryKey, answer);
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const stopping = useMutation({
    networkMode: "always",
    mutationFn: (actionId: number) =>
      api.candidateInbox.stopAction.call({ params: { companyId, actionId } }),
    onSuccess: show,
    onError,
  });
  const undoing = useMutation({
    networkMode: "always",
    mutationFn: (actionId: number) =>
      api.candidateInbox.undoAction.call({ params: { companyId, actionId } }),
    onSuccess: (answer) => {
      show(answer);
      return refresh();
    },
    onError,
  });
  const canUndo = useIsAhead(action?.undo_until) && action !== null && !action.is_undone;
  return {
    action,
    canUndo,
    isBusy: stopping.isPending || undoing.isPending,
    follow: (answer: { data: BulkAction }) => {
      show(answer);
      setId(answer.data.id);
    },
    stop: () => id !== null && !stopping.isPending && stopping.mutate(id),
    undo: () => id !== null && !undoing.isPending && undoing.mutate(id),
    close: () => setId(null),
  };
};
export type ActionRun = ReturnType<typeof useActionRun>;
