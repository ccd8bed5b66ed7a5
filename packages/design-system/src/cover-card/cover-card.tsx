import type { ElementType, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import classes from "./cover-card.module.css";

/**
 * `card` in a grid, `lead` at the top of a page, `tall` at the start of a section, `row` with a
 * small picture on the left.
 */
export type CoverCardShape = "card" | "lead" | "tall" | "row";

export interface CoverCardProps {
  title: string;
  to: string;
  /** `CoverArt` with its overlays. */
  cover: ReactNode;
  /** Between picture and title. */
  above?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  shape?: CoverCardShape;
  headingLevel?: 2 | 3 | 4;
  linkComponent?: ElementType | undefined;
}

/**
 * The base of the cards of articles, videos and events: a picture and a title, linked as a whole.
 */
export function CoverCard({
  title,
  to,
  cover,
  above,
  children,
  shape = "card",
  headingLevel = 3,
  linkComponent,
}: CoverCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(classes.card, classes[shape])}>
      {cover}
      <div>
        {above}
        <Title className={classes.title}>
          <Link to={to} className={classes.link} linkComponent={linkComponent}>
            {title}
          </Link>
        </Title>
        {children}
      </div>
    </article>
  );
}

export interface CoverCardMetaProps {
  size?: "xs" | "sm";
  children: ReactNode;
}

/** A grey line above or below the title: date, speakers, duration. */
export function CoverCardMeta({ size = "xs", children }: CoverCardMetaProps) {
  return <p className={classNames(classes.meta, size === "sm" && classes.sm)}>{children}</p>;
}
