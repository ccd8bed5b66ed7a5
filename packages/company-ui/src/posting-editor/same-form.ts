import type { Location } from "react-router";

/** The state of a navigation that only changes the URL of the form on the screen. */
export const SAME_FORM = { sameForm: true };

/** Returns whether a navigation stays in the form, which must not be unmounted then. Pure. */
export const staysInForm = ({ state }: Pick<Location, "state">): boolean =>
  (state as Partial<typeof SAME_FORM> | null)?.sameForm === true;
