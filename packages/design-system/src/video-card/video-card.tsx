import { IconLock } from "@tabler/icons-react";
import type { ElementType, ReactNode } from "react";
import { LiveBadge } from "../badge/badge.tsx";
import { classNames } from "../class-names/class-names.ts";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { CoverCard, CoverCardMeta } from "../cover-card/cover-card.tsx";
import { durationCode, formatDuration } from "./duration.ts";
import classes from "./video-card.module.css";

export interface VideoCardView {
  title: string;
  to: string;
  image: string | null;
  /** In seconds. */
  duration: number;
  /** The speakers' names, in order. */
  speakers: readonly string[];
  /** The event where it was recorded. */
  event: string | null;
  /** Whether the reader has to log in to watch it. */
  locked: boolean;
  live?: boolean;
}

export interface VideoCardProps {
  video: VideoCardView;
  /** `card` in a grid, `lead` at the top of a page. */
  shape?: "card" | "lead";
  /** Above the title of a lead: why it is featured. */
  above?: string;
  headingLevel?: 2 | 3 | 4;
  /** Whether its picture is visible on load. */
  priority?: boolean;
  /** On the picture: a lead's play mark. */
  mark?: ReactNode;
  /** Below the speakers of a lead. */
  children?: ReactNode;
  linkComponent?: ElementType | undefined;
}

/** A video in a list: picture with duration, title, speakers and event. */
export function VideoCard({
  video,
  shape = "card",
  above,
  headingLevel = 3,
  priority = false,
  mark,
  children,
  linkComponent,
}: VideoCardProps) {
  const meta = [video.speakers.join(", "), video.event].filter(Boolean).join("\u00a0· ");
  return (
    <CoverCard
      title={video.title}
      to={video.to}
      shape={shape}
      headingLevel={headingLevel}
      linkComponent={linkComponent}
      above={above && <p className={classes.above}>{above}</p>}
      cover={
        <CoverArt title={video.title} src={video.image} ratio="wide" priority={priority}>
          {video.live && (
            <span className={classes.live}>
              <LiveBadge />
            </span>
          )}
          {video.locked && (
            <span className={classes.lock}>
              <IconLock size={13} stroke={2} aria-hidden />
              Log in to watch
            </span>
          )}
          {mark}
          <time
            className={classNames("num", classes.length)}
            dateTime={durationCode(video.duration)}
          >
            <span className="visually-hidden">Length </span>
            {formatDuration(video.duration)}
          </time>
        </CoverArt>
      }
    >
      <CoverCardMeta size={shape === "lead" ? "sm" : "xs"}>{meta}</CoverCardMeta>
      {children}
    </CoverCard>
  );
}
