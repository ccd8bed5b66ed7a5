import { eq, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken, newToken } from "../../secrets/tokens.ts";
import { updateLogin } from "../users/users.commands.ts";
import { secondsAgo, LIFETIME_S, TOUCH_AFTER_S, UNUSED_LIFETIME_S } from "./sessions.policy.ts";
import { sessions } from "./sessions.tables.ts";

/** Starts a session; its token is given out once and kept only as a hash. Lifetime in seconds. */
export const startSession = async (
  db: Db,
  userId: number,
  { address, userAgent }: { address: string; userAgent: string },
  { secondFactor = false }: { secondFactor?: boolean } = {},
) => {
  const token = newToken();
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    address,
    user_agent: userAgent,
    second_factor_at: secondFactor ? new Date() : null,
    expires_at: new Date(Date.now() + LIFETIME_S * 1000),
  });
  await updateLogin(db, userId, { last_login_at: new Date() });
  return { token, maxAge: LIFETIME_S };
};

/** Notes that a session is in use, at most once an hour. */
export const touchSession = async (db: Db, id: number, usedAt: Date) => {
  if (usedAt < secondsAgo(TOUCH_AFTER_S))
    await db.update(sessions).set({ last_used_at: new Date() }).where(eq(sessions.id, id));
};

/** Notes that a session has proved a second factor. */
export const trustSession = (db: Db, id: number) =>
  db.update(sessions).set({ second_factor_at: new Date() }).where(eq(sessions.id, id));

/** Takes from all sessions of a login what they proved by a second factor that is gone. */
export const distrustSessions = (db: Db, userId: number) =>
  db.update(sessions).set({ second_factor_at: null }).where(eq(sessions.user_id, userId));

/** Ends a session. */
export const endSession = (db: Db, id: number) => db.delete(sessions).where(eq(sessions.id, id));

/** Removes sessions that nobody can use any more. */
export const cleanUpSessions = async (db: Db) => {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date()));
  await db.delete(sessions).where(lt(sessions.last_used_at, secondsAgo(UNUSED_LIFETIME_S)));
};
