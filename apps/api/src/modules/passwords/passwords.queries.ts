import type { Db } from "../../db/db.ts";
import { findToken } from "../tokens/tokens.queries.ts";

/** Returns whether the token of a reset link is still valid. */
export const isResetToken = async (db: Db, token: string) =>
  (await findToken(db, "reset-password", token)) !== undefined;
