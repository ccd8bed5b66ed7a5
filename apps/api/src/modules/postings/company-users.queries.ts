import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { accounts, users } from "../users/users.tables.ts";

const selectActiveUsers = (db: Db, companyId: number) =>
  db
    .select({
      id: users.id,
      // A new company's owner has no name yet.
      full_name: sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email})`,
      role: accounts.role,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.company_id, companyId),
        eq(accounts.status, "active"),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(asc(users.first_name), asc(users.id));

/** Lists the company users who can own an ad, by name; one query. */
export const listActiveUsers = async (db: Db, companyId: number) =>
  (await selectActiveUsers(db, companyId)).map(({ id, full_name }) => ({ id, full_name }));

/** Returns whether a user can own an ad of a company. */
export const isActiveUser = async (db: Db, companyId: number, userId: number) =>
  (await selectActiveUsers(db, companyId)).some(({ id }) => id === userId);

/** Finds the company account's owner; null if there currently is none. */
export const findCompanyOwner = async (db: Db, companyId: number) =>
  (await selectActiveUsers(db, companyId)).find(({ role }) => role === "company-account-owner")
    ?.id ?? null;
