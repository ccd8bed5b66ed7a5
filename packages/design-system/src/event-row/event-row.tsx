import type { ElementType, ReactNode } from "react";
import { Link } from "../link/link.tsx";
import classes from "./event-row.module.css";

export interface EventRowProps {
  title: string;
  to: string;
  /** The tile: day and abbreviated month in the event's time zone. */
  date: { day: string; month: string };
  /** The date and format, in one line. */
  meta: ReactNode;
  /** One action or a badge on the right. */
  end?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  linkComponent?: ElementType | undefined;
}

/** An event in a list of dates: tile, title, date, and one action. */
export function EventRow({
  title,
  to,
  date,
  meta,
  end,
  headingLevel = 3,
  linkComponent,
}: EventRowProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classes.row}>
      <span className={classes.tile} aria-hidden>
        <span className={classes.month}>{date.month}</span>
        <span className={classes.day}>{date.day}</span>
      </span>
      <div className={classes.words}>
        <Title className={classes.title}>
          <Link to={to} className={classes.link} linkComponent={linkComponent}>
            {title}
          </Link>
        </Title>
        <p className={classes.meta}>{meta}</p>
      </div>
      {end && <div className={classes.end}>{end}</div>}
    </article>
  );
}
