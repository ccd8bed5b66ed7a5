import { useNavigation } from "react-router";

import classes from "./navigation-progress.module.css";

/**
 * A line that says the next screen is loading; hidden if it loads fast. It runs along the bottom of
 * a header, or along the top of the window if there is none.
 */
export function NavigationProgress({ at }: { at: "header" | "window" }) {
  return (
    <div
      className={classes.line}
      data-at={at}
      data-busy={useNavigation().state === "loading" || undefined}
      aria-hidden
    />
  );
}
