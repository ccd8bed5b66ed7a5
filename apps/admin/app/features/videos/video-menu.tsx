import { api } from "@devguild/api-client/browser-api";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AdminVideoRow, VideoBody } from "@devguild/schemas/admin-videos";
import { IconDots, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";

import { useAction } from "../frame/use-action.ts";
import { usePermitted } from "../frame/use-permitted.ts";
import { useRefreshVideos } from "./use-refresh-videos.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Video = Pick<AdminVideoRow, "id" | "title" | "status" | "version">;
type Props = { video: Video; onDelete: () => void };

/** What can be done with a video from the list. */
export function VideoMenu({ video, onDelete }: Props) {
  const permitted = usePermitted("admin.edit-videos");
  const refresh = useRefreshVideos();
  const publishing = useAction({
    call: ({ status }: Pick<VideoBody, "status">) =>
      api.adminVideos.update.call({
        params: { id: video.id },
        body: { version: video.version, status },
      }),
    describe: ({ status }) => `${video.title} ${status ? "published" : "unpublished"}`,
    refresh: () => refresh(null),
  });
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`Actions: ${video.title}`}
          icon={<IconDots {...ICON} />}
          {...permitted}
        />
      }
    >
      <MenuItem
        icon={video.status ? <IconEyeOff {...ICON} /> : <IconEye {...ICON} />}
        disabled={publishing.isPending}
        onSelect={() => publishing.mutate({ status: !video.status })}
      >
        {video.status ? "Unpublish" : "Publish"}
      </MenuItem>
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
