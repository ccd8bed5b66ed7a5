import { and, desc, eq, lt, notInArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken, generateToken } from "../../secrets/tokens.ts";
import { updateLogin } from "../users/users.commands.ts";
import {
  secondsAgo,
  LIFETIME_S,
  MAX_SESSIONS,
  TOUCH_AFTER_S,
  UNUSED_LIFETIME_S,
} from "./sessions.policy.ts";
import { sessions } from "./sessions.tables.ts";

/** Starts a session; its token is returned once and stored only as a hash. `maxAge` is in seconds. */
export const startSession = async (
  db: Db,
  userId: number,
  { address, userAgent }: { address: string; userAgent: string },
  {
    secondFactor = false,
    signedUpHere = false,
  }: Partial<Record<"secondFactor" | "signedUpHere", boolean>> = {},
) => {
  const token = generateToken();
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    address,
    user_agent: userAgent,
    signed_up_here: signedUpHere,
    second_factor_at: secondFactor ? new Date() : null,
    expires_at: new Date(Date.now() + LIFETIME_S * 1000),
  });
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(MAX_SESSIONS);
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), notInArray(sessions.id, newest)));
  await updateLogin(db, userId, { last_login_at: new Date() });
  return { token, maxAge: LIFETIME_S, userId };
};

/** Records that a session is in use, at most once an hour. */
export const touchSession = async (db: Db, id: number, usedAt: Date) => {
  if (usedAt < secondsAgo(TOUCH_AFTER_S))
    await db.update(sessions).set({ last_used_at: new Date() }).where(eq(sessions.id, id));
};

/** Marks a session as having proven a second factor. */
export const trustSession = (db: Db, id: number) =>
  db.update(sessions).set({ second_factor_at: new Date() }).where(eq(sessions.id, id));

/** Resets the proven second factor on all sessions of a login, as that factor is gone. */
export const revokeSecondFactor = (db: Db, userId: number) =>
  db.update(sessions).set({ second_factor_at: null }).where(eq(sessions.user_id, userId));

/** Ends a session. */
export const endSession = (db: Db, id: number) => db.delete(sessions).where(eq(sessions.id, id));

/** Deletes expired sessions. */
export const cleanUpSessions = async (db: Db) => {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date()));
  await db.delete(sessions).where(lt(sessions.last_used_at, secondsAgo(UNUSED_LIFETIME_S)));
};
