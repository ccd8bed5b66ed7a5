import type { ReactNode } from "react";
import { useNavigation } from "react-router";

import { FailedChange } from "./failed-change.tsx";
import classes from "./list-results.module.css";

type Props = {
  /** The section's accessible name: "Companies". */
  label: string;
  /** "12 companies". */
  total: string;
  /** The page's own path; while a new state of it loads, the list is marked busy. */
  path: string;
  /** Shown to the right of the total. */
  end?: ReactNode;
  /** The rows, or what is shown instead of them. */
  children: ReactNode;
};

/** A list's results, below a line with their total. */
export function ListResults({ label, total, path, end, children }: Props) {
  const navigation = useNavigation();
  const isChanging = navigation.state === "loading" && navigation.location.pathname === path;
  return (
    <section aria-label={label} aria-busy={isChanging || undefined} className={classes.results}>
      <div className={classes.bar}>
        <p aria-live="polite">
          <strong>{total}</strong>
        </p>
        {end}
      </div>
      <FailedChange path={path} />
      {children}
    </section>
  );
}
