import { conflict } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";

/**
 * Throws 409 unless the address is confirmed, before adding another way to log in or a second factor:
 * someone else's address may have been used to sign up. Source: docs/product/sign-up.md.
 */
export const requireConfirmedAddress = ({ emailVerified }: Pick<Viewer, "emailVerified">) => {
  if (!emailVerified) conflict("email_unverified", "Please confirm your email address first.");
};
