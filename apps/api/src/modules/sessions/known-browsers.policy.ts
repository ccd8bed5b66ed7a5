import { randomBytes } from "node:crypto";

import { isSigned, sign } from "../../ports/files/signatures.ts";
import { DAY_S } from "../../time.ts";

/** For how many seconds a browser stays known to a login after its last log-in. */
export const KNOWN_BROWSER_LIFETIME_S = 180 * DAY_S;

// A shared computer knows a few people; the one who logged in longest ago is forgotten first.
const MAX_LOGINS = 5;

type Entry = { userId: string; id: string; expiresAt: number };

const words = ({ userId, id, expiresAt }: Entry) => ["known-browser", userId, id, expiresAt];

const write = (secret: string, entry: Entry) =>
  [entry.userId, entry.id, entry.expiresAt, sign(secret, words(entry))].join(".");

const read = (secret: string, cookie: string | undefined, now: number): Entry[] =>
  (cookie ?? "")
    .split("~")
    .slice(0, MAX_LOGINS)
    .flatMap((text) => {
      const [userId = "", id = "", expires = "", signature = ""] = text.split(".");
      const entry = { userId, id, expiresAt: Number(expires) };
      return isSigned(secret, words(entry), signature) && entry.expiresAt > now ? [entry] : [];
    });

/**
 * Returns the id under which a browser is known to a login, from the browser's cookie; undefined if
 * nobody has logged in to it there. It grants nothing but attempts of its own.
 * Source: docs/product/sessions.md.
 */
export const findKnownBrowser = (
  secret: string,
  cookie: string | undefined,
  userId: number,
  now = Date.now(),
): string | undefined =>
  read(secret, cookie, now).find((entry) => entry.userId === String(userId))?.id;

/** Returns the browser's cookie with a login added; a login that it knows keeps its id. */
export const addKnownBrowser = (
  secret: string,
  cookie: string | undefined,
  userId: number,
  now = Date.now(),
): string => {
  const known = read(secret, cookie, now);
  const own = known.find((entry) => entry.userId === String(userId));
  const entry = {
    userId: String(userId),
    id: own?.id ?? randomBytes(9).toString("base64url"),
    expiresAt: now + KNOWN_BROWSER_LIFETIME_S * 1000,
  };
  return [entry, ...known.filter((each) => each !== own)]
    .slice(0, MAX_LOGINS)
    .map((each) => write(secret, each))
    .join("~");
};
