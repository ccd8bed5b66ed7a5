import type { ReactNode } from "react";
import { useNavigation } from "react-router";

import classes from "./list-results.module.css";

type Props = {
  /** "Companies", as the name of the part. */
  label: string;
  /** "12 companies". */
  total: string;
  /** The page's own path; the list is busy while its next state loads. */
  path: string;
  /** Right of the total. */
  end?: ReactNode;
  /** The rows, or what stands in place of them. */
  children: ReactNode;
};

/** What a list finds, below a line with how much that is. */
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
      {children}
    </section>
  );
}
