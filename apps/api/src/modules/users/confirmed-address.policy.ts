import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";

/**
 * Refuses another way to log in, or a second factor, to whoever has not confirmed their address: they
 * may have signed up with somebody else's. Source: docs/product/sign-up.md.
 */
export const requireConfirmedAddress = ({ emailVerified }: Pick<Viewer, "emailVerified">) => {
  if (!emailVerified) conflict("email_unverified", "Please confirm your email address first.");
};
