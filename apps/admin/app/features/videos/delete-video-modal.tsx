import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";
import { useMutation } from "@tanstack/react-query";

import { useRefreshVideos } from "./use-refresh-videos.ts";

type Props = {
  video: Pick<AdminVideoRow, "id" | "title" | "status">;
  onDeleted?: () => unknown;
  onClose: () => void;
};

/** Asks for confirmation before a video is deleted. */
export default function DeleteVideoModal({ video, onDeleted, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshVideos();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => api.adminVideos.remove.call({ params: { id: video.id } }),
    onSuccess: async () => {
      await onDeleted?.();
      await refresh(null);
      toasts.show({ tone: "ok", text: `${video.title} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="Delete this video?"
      confirmLabel="Delete video"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        “{video.title}” is deleted here, with its highlights; its file stays with its host. This
        can’t be undone.
        {video.status && " To take it off the site for a while, unpublish it instead."}
      </p>
    </ConfirmModal>
  );
}
