import {
  type FetchQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";

const POLL_MS = 500;

/** A change of many records, as far as it is followed. */
type Followed = { id: number; is_finished: boolean; is_undone: boolean; undo_until: string };
type Answer<Run> = { data: Run };

type Calls<Run extends Followed> = {
  /** Reads how far it is. */
  options: (
    id: number,
  ) => FetchQueryOptions<Answer<Run>, Error, Answer<Run>, readonly [string, string, ...unknown[]]>;
  stop: (id: number) => Promise<Answer<Run>>;
  undo: (id: number) => Promise<Answer<Run>>;
  /** Loads again what it changes. */
  refresh: () => Promise<unknown>;
  onError: (error: Error) => void;
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

/** Follows a change of many records until it is finished, and stops or undoes it. */
export const useBulkRun = <Run extends Followed>({
  options,
  stop,
  undo,
  refresh,
  onError,
}: Calls<Run>) => {
  const queries = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const { data } = useQuery({
    ...options(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.data.is_finished ? false : POLL_MS),
  });
  const run = id === null ? null : (data?.data ?? null);
  const isFinished = run?.is_finished ?? false;
  useEffect(() => {
    if (isFinished) void refresh();
    // What it refreshes stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFinished, id]);
  const show = (answer: Answer<Run>) =>
    queries.setQueryData(options(answer.data.id).queryKey, answer);
  const stopping = useMutation({
    mutationFn: stop,
    onSuccess: show,
    onError,
  });
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (answer) => {
      show(answer);
      return refresh();
    },
    onError,
  });
  const canUndo = useIsAhead(run?.undo_until) && run !== null && !run.is_undone;
  return {
    run,
    canUndo,
    isBusy: stopping.isPending || undoing.isPending,
    follow: (answer: Answer<Run>) => {
      show(answer);
      setId(answer.data.id);
    },
    stop: () => id !== null && !stopping.isPending && stopping.mutate(id),
    undo: () => id !== null && !undoing.isPending && undoing.mutate(id),
    close: () => setId(null),
  };
};
