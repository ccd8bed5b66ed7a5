import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useBulkRun } from "@devguild/api-client/use-bulk-run";
import { useToast } from "@devguild/design-system/toast";

import { useRefreshVideos } from "./use-refresh-videos.ts";

/** Follows a change of many videos, and stops or undoes it. */
export const useEditRun = () => {
  const toasts = useToast();
  const refresh = useRefreshVideos();
  return useBulkRun({
    options: (editId) => api.adminVideos.edit.options({ params: { editId } }),
    stop: (editId) => api.adminVideos.stopEdit.call({ params: { editId } }),
    undo: (editId) => api.adminVideos.undoEdit.call({ params: { editId } }),
    refresh: () => refresh(null),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
};

export type EditRun = ReturnType<typeof useEditRun>;
