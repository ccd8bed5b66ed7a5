import { eq, lt, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { tooMany } from "../../http/problems.ts";
import { throttles } from "./identity.tables.ts";

type Limit = { name: string; attempts: number; seconds: number };

/** Failed logins of one account from one address. */
export const LOGIN_LIMIT: Limit = { name: "login", attempts: 5, seconds: 15 * 60 };
/** Sign-ups from one address. */
export const SIGN_UP_LIMIT: Limit = { name: "sign-up", attempts: 10, seconds: 60 * 60 };
/** Logins at other providers that one address begins or ends. */
export const OAUTH_LIMIT: Limit = { name: "oauth", attempts: 30, seconds: 15 * 60 };
/** Verification mails of one login. */
export const VERIFICATION_LIMIT: Limit = { name: "verification", attempts: 5, seconds: 60 * 60 };
/** Asking for a reset from one address, and for one login. */
export const FORGOT_PLACE_LIMIT: Limit = { name: "forgot-place", attempts: 20, seconds: 60 * 60 };
export const FORGOT_LIMIT: Limit = { name: "forgot", attempts: 5, seconds: 60 * 60 };
/** Wrong answers of a logged-in person who is asked for their password again. */
export const PASSWORD_LIMIT: Limit = { name: "password", attempts: 5, seconds: 15 * 60 };
/** Codes that a login is sent, and answers to them. */
export const CODE_MAIL_LIMIT: Limit = { name: "code-mail", attempts: 3, seconds: 60 * 60 };
export const CODE_LIMIT: Limit = { name: "code", attempts: 5, seconds: 10 * 60 };
/** Other addresses that a login asks for. */
export const EMAIL_CHANGE_LIMIT: Limit = { name: "email-change", attempts: 5, seconds: 60 * 60 };
/** Codes, passkeys and recovery codes that one login tried, right ones aside. */
export const MFA_LIMIT: Limit = { name: "mfa", attempts: 10, seconds: 60 * 60 };
/** Codes by text message for one login: one and three more. A right one begins the hour anew. */
export const TEXTS_AN_HOUR: Limit = { name: "texts-hour", attempts: 4, seconds: 60 * 60 };
/** Codes by text message in a day, for one login and for one number that nobody has confirmed yet. */
export const TEXTS_A_DAY: Limit = { name: "texts-day", attempts: 11, seconds: 24 * 60 * 60 };
/** Log-ins by passkey that one address begins. */
export const PASSKEY_LOG_IN_LIMIT: Limit = { name: "passkey", attempts: 30, seconds: 15 * 60 };
/** Tracking events from one address. */
export const TRACKING_LIMIT: Limit = { name: "tracking", attempts: 600, seconds: 60 };

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who.toLowerCase()}`;

/**
 * Counts an attempt of `who`; past the limit it answers 429 with the seconds left. It counts before
 * it looks, in one statement, so that a hundred attempts at once are counted a hundred times.
 */
export const countAttempt = async (db: Db, limit: Limit, who: string): Promise<void> => {
  const over = sql`${throttles.expires_at} <= now()`;
  const [row] = await db
    .insert(throttles)
    .values({
      key: keyOf(limit, who),
      count: 1,
      expires_at: new Date(Date.now() + limit.seconds * 1000),
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        expires_at: sql`case when ${over} then excluded.expires_at else ${throttles.expires_at} end`,
      },
    })
    .returning();
  if (row && row.count > limit.attempts)
    tooMany(Math.max(1, Math.ceil((row.expires_at.getTime() - Date.now()) / 1000)));
};

/** Forgets the attempts of `who`, as after a login that succeeded. */
export const forgetAttempts = (db: Db, limit: Limit, who: string) =>
  db.delete(throttles).where(eq(throttles.key, keyOf(limit, who)));

/** Removes windows that have passed. */
export const sweepThrottles = (db: Db) =>
  db.delete(throttles).where(lt(throttles.expires_at, new Date()));
