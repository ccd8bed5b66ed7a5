import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { pluralize } from "@devguild/schemas/formats";
import { useMutation } from "@tanstack/react-query";

import { useRefreshVideos } from "./use-refresh-videos.ts";
import type { SelectedVideo } from "./use-videos-bulk.ts";

const NAMED = 10;

type Props = { videos: readonly SelectedVideo[]; onDeleted: () => void; onClose: () => void };

/** Names the videos that are about to be deleted, and asks for confirmation. */
export default function DeleteManyModal({ videos, onDeleted, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshVideos();
  const what = pluralize(videos.length, "video");
  const removing = useMutation({
    mutationFn: () =>
      api.adminVideos.removeMany.call({
        query: { selected_videos: videos.map(({ id }) => id) },
      }),
    onSuccess: async ({ data }) => {
      await refresh(null);
      const live = data.live.length > 0 ? ` ${data.live.length} live, left out.` : "";
      toasts.show({
        tone: "ok",
        text: `${pluralize(data.deleted.length, "video")} deleted.${live}`,
      });
      onDeleted();
      onClose();
    },
  });
  const others = videos.length - NAMED;
  return (
    <ConfirmModal
      title={`Delete ${what}?`}
      confirmLabel={`Delete ${what}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        They’re deleted here, with their highlights; the files stay with their hosts. This can’t be
        undone.
      </p>
      <ul>
        {videos.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </ConfirmModal>
  );
}
