import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import classes from "./page-head.module.css";

export interface PageHeadProps {
  title: string;
  /** Beside the title in grey: "218 of 642". */
  beside?: ReactNode;
  /** One sentence below the title. */
  children?: ReactNode;
  /** On the right; one primary at most. */
  actions?: ReactNode;
  /** For the back office. */
  dense?: boolean;
  /** Below 1 where the page has a title of its own. */
  level?: HeadingLevel;
}

/** The head of a page: title, description and actions. */
export function PageHead({
  title,
  beside,
  children,
  actions,
  dense = false,
  level = 1,
}: PageHeadProps) {
  return (
    <div className={classNames(classes.head, dense && classes.dense)}>
      <div>
        <div className={classes.titleRow}>
          <Heading level={level} size={level === 1 ? "xl" : "lg"}>
            {title}
          </Heading>
          {beside && <span className={classes.beside}>{beside}</span>}
        </div>
        {children && <div className={classes.text}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
