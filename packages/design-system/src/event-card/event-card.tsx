import type { ElementType, ReactNode } from "react";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { CoverCard, CoverCardMeta } from "../cover-card/cover-card.tsx";
import classes from "./event-card.module.css";

interface EventCardView {
  title: string;
  subtitle: string;
  to: string;
  image: string | null;
  /** When and how, in a line. */
  meta: ReactNode;
  speakers: readonly string[];
}

export interface EventCardProps {
  event: EventCardView;
  /** On the picture: that it is live, or that one is registered. */
  badge?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Its picture is among the first things seen. */
  priority?: boolean;
  linkComponent?: ElementType | undefined;
}

/** A live event in a grid: picture, when, title and who speaks. */
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
