import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { IMPORT_STATUSES } from "@devguild/schemas/constants/video-imports";
import type { VideoImport } from "@devguild/schemas/video-imports";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { useRefreshVideos } from "./use-refresh-videos.ts";

const POLL_MS = 500;

const isOpen = ({ status }: Pick<VideoImport, "status">) =>
  status === IMPORT_STATUSES.NEW || status === IMPORT_STATUSES.RUNNING;

/** Follows an import or a refresh until it ends; without one, the last one of the host. */
export const useImportRun = (latest: VideoImport | null, refreshHost: () => unknown) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = useRefreshVideos();
  const [started, setStarted] = useState<VideoImport | null>(null);
  const first = started ?? latest;
  const toOptions = (importId: number) =>
    api.videoImports.progress.options({ params: { importId } });
  const { data } = useQuery({
    ...toOptions(first?.id ?? 0),
    enabled: first !== null && isOpen(first),
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data.data) ? false : POLL_MS),
  });
  const run = data?.data.id === first?.id ? (data?.data ?? first) : first;
  const isRunning = run !== null && isOpen(run);
  const endedId = run && !isRunning && started?.id === run.id ? run.id : null;
  useEffect(() => {
    if (endedId === null) return;
    void refreshHost();
    void refresh(null);
    // What it refreshes stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [endedId]);
  const stopping = useMutation({
    mutationFn: (importId: number) => api.videoImports.stop.call({ params: { importId } }),
    onSuccess: (answer) => {
      queries.setQueryData(toOptions(answer.data.id).queryKey, answer);
      setStarted(answer.data);
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return {
    run,
    isRunning,
    isStopping: stopping.isPending,
    stop: () => {
      if (run && !stopping.isPending) stopping.mutate(run.id);
    },
    follow: (answer: { data: VideoImport }) => {
      queries.setQueryData(toOptions(answer.data.id).queryKey, answer);
      setStarted(answer.data);
    },
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;
