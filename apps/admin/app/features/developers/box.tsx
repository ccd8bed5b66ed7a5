import { Heading } from "@devguild/design-system/heading";
import type { ReactNode } from "react";

import classes from "./box.module.css";

type Props = {
  /** For links that lead to it. */
  id?: string;
  title: string;
  /** Beside the title in grey: a count. */
  beside?: ReactNode;
  /** On the right of the head. */
  end?: ReactNode;
  children: ReactNode;
};

/** One part of a record: a head with its title, and its rows below. */
export function Box({ id, title, beside, end, children }: Props) {
  return (
    <section id={id} aria-label={title} className={classes.box}>
      <div className={classes.head}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {beside !== undefined && <span className={`num ${classes.beside}`}>{beside}</span>}
        {end && <div className={classes.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
