import type { ElementType, ReactNode } from "react";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { CoverCard, CoverCardMeta } from "../cover-card/cover-card.tsx";
import classes from "./event-card.module.css";

interface EventCardView {
  title: string;
  subtitle: string;
  to: string;
  image: string | null;
  /** The date and format, in one line. */
  meta: ReactNode;
  speakers: readonly string[];
}

export interface EventCardProps {
  event: EventCardView;
  /** On the picture: live, or registered. */
  badge?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Whether its picture is visible on load. */
  priority?: boolean;
  linkComponent?: ElementType | undefined;
}

/** A live event in a grid: picture, date, title and speakers. */
export function EventCard({
  event,
  badge,
  headingLevel = 3,
  priority = false,
  linkComponent,
}: EventCardProps) {
  return (
    <CoverCard
      title={event.title}
      to={event.to}
      headingLevel={headingLevel}
      linkComponent={linkComponent}
      cover={
        <CoverArt title={event.title} src={event.image} ratio="wide" priority={priority}>
          {badge && <span className={classes.badge}>{badge}</span>}
        </CoverArt>
      }
      above={<CoverCardMeta>{event.meta}</CoverCardMeta>}
    >
      <p className={classes.subtitle}>{event.subtitle}</p>
      <CoverCardMeta>{event.speakers.join(", ")}</CoverCardMeta>
    </CoverCard>
  );
}
