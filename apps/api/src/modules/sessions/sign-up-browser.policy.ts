import { isSigned, sign } from "../../ports/files/signatures.ts";
import { DAY_S } from "../../time.ts";

/** For how many seconds a browser counts as the one that signed up: as long as the emailed link works. */
export const SIGN_UP_BROWSER_LIFETIME_S = 2 * DAY_S;

const words = (email: string, expiresAt: string) => ["sign-up", email.toLowerCase(), expiresAt];

/** Returns the cookie for a browser that signs up with an address, whether or not that has a login. */
export const markSignUp = (secret: string, email: string, now = Date.now()): string => {
  const expiresAt = String(now + SIGN_UP_BROWSER_LIFETIME_S * 1000);
  return `${expiresAt}.${sign(secret, words(email, expiresAt))}`;
};

/** Returns whether a browser's cookie says that someone signed up there with an address. */
export const hasSignedUp = (
  secret: string,
  cookie: string | undefined,
  email: string,
  now = Date.now(),
): boolean => {
  const [expiresAt = "", signature = ""] = (cookie ?? "").split(".");
  return isSigned(secret, words(email, expiresAt), signature) && Number(expiresAt) > now;
};
