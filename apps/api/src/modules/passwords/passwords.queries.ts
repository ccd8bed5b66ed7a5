import type { Db } from "../../db/db.ts";
import { findToken } from "../tokens/tokens.queries.ts";

/** Whether the token of a reset link still works. */
export const isResetToken = async (db: Db, token: string) =>
  (await findToken(db, "reset-password", token)) !== undefined;
