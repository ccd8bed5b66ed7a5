import { api } from "@devguild/api-client/browser-api";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";

import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshVideos } from "./use-refresh-videos.ts";

type Props = {
  video: Pick<AdminVideoRow, "id" | "title" | "status">;
  onDeleted?: () => unknown;
  onClose: () => void;
};

/** Asks for confirmation before a video is deleted. */
export default function DeleteVideoModal({ video, ...handlers }: Props) {
  const refresh = useRefreshVideos();
  return (
    <DeleteModal
      noun="video"
      name={video.title}
      remove={() => api.adminVideos.remove.call({ params: { id: video.id } })}
      refresh={() => refresh(null)}
      {...handlers}
    >
      <p>
        “{video.title}” is deleted here, with its highlights; its file stays with its host. This
        can’t be undone.
        {video.status && " To take it off the site for a while, unpublish it instead."}
      </p>
    </DeleteModal>
  );
}
