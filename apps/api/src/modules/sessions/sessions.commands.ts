import {
  ADMIN_ROLES,
  type AdminRole,
  COMPANY_ROLES,
  type CompanyRole,
  type Permission,
} from "@devguild/schemas/constants/accounts";
import { and, eq, gt, isNull, lt, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { developers } from "../developers/developers.tables.ts";
import { accounts, sessions, users } from "../users/users.tables.ts";
import { hashToken, newToken } from "../tokens/tokens.commands.ts";

const DAY = 24 * 60 * 60;
const LIFETIME = 365 * DAY;
const UNUSED_LIFETIME = 90 * DAY;
const ADMIN_LIFETIME = DAY / 2;
const TOUCH_AFTER = 60 * 60;

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

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
  await db.update(users).set({ last_login_at: new Date() }).where(eq(users.id, userId));
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

/** What a role may do; no role, nothing. */
export const permissionsOf = (role: string | null): ReadonlySet<Permission> =>
  new Set<Permission>(
    role === null
      ? []
      : role in COMPANY_ROLES
        ? COMPANY_ROLES[role as CompanyRole]
        : ADMIN_ROLES[role as AdminRole],
  );

/**
 * Who a token belongs to; null where it is unknown, over, or its login or account is shut.
 * Source: docs/product/sessions.md.
 */
export const findViewer = (db: Db, token: string) =>
  readViewer(db, eq(sessions.token_hash, hashToken(token)));

/** The condition of a session that still counts. */
export const isLive = () =>
  and(gt(sessions.expires_at, new Date()), gt(sessions.last_used_at, ago(UNUSED_LIFETIME)));

/** Who a session belongs to by now, as after a switch of accounts. */
export const findSession = (db: Db, id: number) => readViewer(db, eq(sessions.id, id));

const readViewer = async (db: Db, session: SQL): Promise<Viewer | null> => {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      startedAt: sessions.created_at,
      lastUsedAt: sessions.last_used_at,
      secondFactorAt: sessions.second_factor_at,
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.email_verified_at,
      firstName: users.first_name,
      lastName: users.last_name,
      accountId: accounts.id,
      accountType: accounts.type,
      accountStatus: accounts.status,
      companyId: accounts.company_id,
      role: accounts.role,
      developerId: developers.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(accounts, eq(accounts.id, users.current_account_id))
    .leftJoin(developers, eq(developers.user_id, users.id))
    .where(and(session, isLive(), isNull(users.suspended_at), isNull(users.deleted_at)));
  if (!row || row.accountStatus !== "active") return null;
  if (row.accountType === "admin" && row.startedAt < ago(ADMIN_LIFETIME)) return null;
  if (row.lastUsedAt < ago(TOUCH_AFTER))
    await db
      .update(sessions)
      .set({ last_used_at: new Date() })
      .where(eq(sessions.id, row.sessionId));
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    account: { id: row.accountId, type: row.accountType },
    developerId: row.accountType === "developer" ? row.developerId : null,
    companyId: row.accountType === "company" ? row.companyId : null,
    permissions: permissionsOf(row.role),
    secondFactor: row.secondFactorAt !== null,
  };
};
