import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { VideoCard, type VideoCardProps } from "../video-card/video-card.tsx";
import classes from "./video-lead.module.css";

export interface VideoLeadProps extends Pick<VideoCardProps, "video" | "above"> {
  /** What its link says: "Watch the talk". */
  call?: string | null | undefined;
}

/** The video at the top of Watch, with a play mark unless it takes a login. */
export function VideoLead({ video, above, call }: VideoLeadProps) {
  return (
    <VideoCard
      video={video}
      shape="lead"
      mark={
        !video.locked && (
          <span className={classes.play}>
            <IconPlayerPlayFilled aria-hidden />
          </span>
        )
      }
      above={above}
      headingLevel={2}
      priority
    >
      <p className={classes.call} aria-hidden>
        {call}
      </p>
    </VideoCard>
  );
}
