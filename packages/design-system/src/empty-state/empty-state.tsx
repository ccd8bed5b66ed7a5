import type { ReactNode } from "react";
import { Arch, type Stone } from "../arch/arch.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import classes from "./empty-state.module.css";

const pictures: Record<"begin" | "notFound", readonly [Stone, Stone, Stone, Stone, Stone]> = {
  begin: ["filled", "open", "open", "open", "open"],
  notFound: ["quiet", "quiet", "open", "quiet", "quiet"],
};

export interface EmptyStateProps {
  /** `begin`: there is nothing yet. `notFound`: a search or filter has no results. */
  kind?: "begin" | "notFound";
  title: string;
  headingLevel?: HeadingLevel;
  /** What will appear here. */
  children?: ReactNode;
  /** The first step; one primary button at most. */
  actions?: ReactNode;
}

/**
 * An empty list that says what will appear there and how to start. It has a picture, except in a part of
 * a page, whose heading is below level 2.
 */
export function EmptyState({
  kind = "begin",
  title,
  headingLevel = 2,
  children,
  actions,
}: EmptyStateProps) {
  const isPart = headingLevel > 2;
  return (
    <div className={classNames(classes.state, isPart && classes.part)}>
      {!isPart && <Arch stones={pictures[kind]} />}
      <Heading level={headingLevel} size={isPart ? "md" : "lg"}>
        {title}
      </Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
