import type { ReactNode } from "react";

import classes from "./facts.module.css";

type FactProps = {
  label: string;
  /** Whether it has a row of its own, as a longer text. */
  isWide?: boolean;
  /** Null or undefined shows a dash. */
  children: ReactNode;
};

/** One thing that a record says. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children ?? <span className="dim">–</span>}</dd>
    </div>
  );
}

/** What a record says, in as many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}
