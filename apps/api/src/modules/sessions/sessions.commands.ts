import { eq, lt } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashToken, newToken } from "../../secrets/tokens.ts";
import { sessions } from "./sessions.tables.ts";
import { updateLogin } from "../users/users.commands.ts";

const DAY = 24 * 60 * 60;

const LIFETIME = 365 * DAY;

export const UNUSED_LIFETIME = 90 * DAY;

export const ADMIN_LIFETIME = DAY / 2;

export const TOUCH_AFTER = 60 * 60;

export const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

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
    expires_at: new Date(Date.now() + LIFETIME * 1000),
  });
  await updateLogin(db, userId, { last_login_at: new Date() });
  return { token, maxAge: LIFETIME };
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
export const sweepSessions = async (db: Db) => {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date()));
  await db.delete(sessions).where(lt(sessions.last_used_at, ago(UNUSED_LIFETIME)));
};
