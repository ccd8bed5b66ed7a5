import { and, eq, gt, isNull, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { developers } from "../developers/developers.tables.ts";
import { getPermissions } from "../users/permissions.policy.ts";
import { accounts, users } from "../users/users.tables.ts";
import { ADMIN_LIFETIME_S, secondsAgo, UNUSED_LIFETIME_S } from "./sessions.policy.ts";
import { sessions } from "./sessions.tables.ts";

/**
 * Finds the viewer a token belongs to; null if it is unknown or expired, or the login or account is
 * closed. Source: docs/product/sessions.md.
 */
export const findViewer = (db: Db, token: string) =>
  readViewer(db, eq(sessions.token_hash, hashToken(token)));

/** Builds the condition for a session that hasn't expired. */
export const isLive = () =>
  and(
    gt(sessions.expires_at, new Date()),
    gt(sessions.last_used_at, secondsAgo(UNUSED_LIFETIME_S)),
  );

/** Finds the viewer of a session again, for example after switching accounts. */
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
  if (row.accountType === "admin" && row.startedAt < secondsAgo(ADMIN_LIFETIME_S)) return null;
  return {
    sessionId: row.sessionId,
    sessionUsedAt: row.lastUsedAt,
    userId: row.userId,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    account: { id: row.accountId, type: row.accountType },
    developerId: row.accountType === "developer" ? row.developerId : null,
    companyId: row.accountType === "company" ? row.companyId : null,
    permissions: getPermissions(row.role),
    secondFactor: row.secondFactorAt !== null,
  };
};
