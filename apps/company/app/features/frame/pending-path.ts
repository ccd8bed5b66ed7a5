import { staysInForm } from "@devguild/company-ui/same-form";
import type { Location } from "react-router";

/**
 * Returns the path of the screen that is loading; null if none is, or if the one on the screen stays: a
 * skeleton in its place would discard what was typed. Pure.
 */
export const getPendingPath = (
  next: Pick<Location, "pathname" | "state"> | undefined,
  here: string,
): string | null => (next && next.pathname !== here && !staysInForm(next) ? next.pathname : null);
