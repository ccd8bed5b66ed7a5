import { createHash, randomBytes } from "node:crypto";

import { lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { oneTimeTokens } from "./identity.tables.ts";

/** A new secret of 256 bits, as text that fits a link or a header. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What is kept of a token. A secret this long needs no slow hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Removes the tokens of links that no longer work. */
export const sweepTokens = (db: Db) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date()));
