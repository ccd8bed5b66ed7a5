import { LinkButton } from "@devguild/design-system/link-button";
import { Tabs } from "@devguild/design-system/tabs";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { ReactNode } from "react";

import { RecordHead } from "../frame/record-head.tsx";
import { editVideoPath, videoHistoryPath, VIDEOS_PATH } from "./video-addresses.ts";
import { VideoStatus } from "./video-status.tsx";

type Props = {
  video: AdminVideo;
  /** The path of the current one of its screens. */
  current: string;
  beside?: ReactNode;
};

/** The head of a video's screens: what it is, and whether it is public. */
export function VideoHead({ video, current, beside }: Props) {
  return (
    <>
      <RecordHead
        parents={[{ to: VIDEOS_PATH, label: "Videos" }]}
        title={video.title}
        beside={
          <>
            <VideoStatus video={video} />
            {video.status && (
              <LinkButton size="sm" to={videoPath(video)} target="_blank">
                View on the site
              </LinkButton>
            )}
            {beside}
          </>
        }
      />
      <Tabs
        label="Video"
        current={current}
        tabs={[
          { to: editVideoPath(video.id), label: "Video" },
          { to: videoHistoryPath(video.id), label: "History" },
        ]}
      />
    </>
  );
}
