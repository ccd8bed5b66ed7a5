import { createHmac, timingSafeEqual } from "node:crypto";

/** The header in which a web app's server proves to the API that it is one. */
export const SERVER_KEY_HEADER = "X-Server-Key";

/** Derives the key that only servers with the same `SECRET` know. */
export const getServerKey = (secret: string): string =>
  createHmac("sha256", secret).update("web app server").digest("base64url");

/** Returns whether a header proves that a web app's server sent a request, in constant time. */
export const isServerKey = (secret: string, given: string | undefined): boolean => {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(getServerKey(secret))];
  return one.length === other.length && timingSafeEqual(one, other);
};
