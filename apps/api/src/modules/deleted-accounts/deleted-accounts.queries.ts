import type {
  DeletedAccountRow,
  DeletedAccountsFilter,
  DeletedAccountsQuery,
} from "@devguild/schemas/deleted-accounts";
import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";

import { containsWords } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
import { accountDeletions } from "../accounts/accounts.tables.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { users } from "../users/users.tables.ts";

const deleters = alias(users, "deleters");

const nameFrom = (table: Record<"first_name" | "last_name", PgColumn>) =>
  sql<string>`trim(${table.first_name} || ' ' || ${table.last_name})`;

const isRestorable = (now: Date) =>
  and(
    isNull(accountDeletions.restored_at),
    isNull(accountDeletions.purged_at),
    gt(accountDeletions.restorable_until, now),
  );

const matches = (search: string, now: Date) =>
  and(
    isRestorable(now),
    search === ""
      ? undefined
      : or(containsWords(nameFrom(users), search), containsWords(sql`${users.email}`, search)),
  );

const selectDeleted = (db: Db) =>
  db
    .select({
      id: accountDeletions.id,
      user_id: users.id,
      full_name: nameFrom(users),
      email: users.email,
      account_type: accountDeletions.account_type,
      with_login: accountDeletions.with_login,
      deleted_at: accountDeletions.deleted_at,
      deleter_id: deleters.id,
      deleter_name: nameFrom(deleters),
      restorable_until: accountDeletions.restorable_until,
    })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.user_id))
    .leftJoin(deleters, eq(deleters.id, accountDeletions.deleted_by))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectDeleted>>[number];

const toRow = ({
  deleter_id: deleterId,
  deleter_name: full_name,
  deleted_at,
  restorable_until,
  ...row
}: Row): DeletedAccountRow => ({
  ...row,
  deleted_at: iso(deleted_at),
  restorable_until: iso(restorable_until),
  deleted_by: deleterId === null || deleterId === row.user_id ? null : { id: deleterId, full_name },
});

/** Returns a page of the deleted accounts that can still be restored, the latest first, and the total. */
export const listDeletedAccounts = async (
  db: Db,
  { search_term: search, page, per_page }: DeletedAccountsQuery,
  now = new Date(),
): Promise<{ rows: DeletedAccountRow[]; total: number }> => {
  const found = matches(search, now);
  const [counted] = await db
    .select({ total: count() })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.user_id))
    .where(found);
  const rows = await selectDeleted(db)
    .where(found)
    .orderBy(desc(accountDeletions.deleted_at), desc(accountDeletions.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
};

/** Lists the ids of the deletions that match, at most `limit`, in the list's order. */
export const listDeletionIds = async (
  db: Db,
  { search_term: search }: DeletedAccountsFilter,
  limit: number,
  now = new Date(),
) => {
  const rows = await db
    .select({ id: accountDeletions.id })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.user_id))
    .where(matches(search, now))
    .orderBy(desc(accountDeletions.deleted_at), desc(accountDeletions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Finds deletions by their ids: whose they are, and whether they can still be restored. */
export const findDeletions = (db: Db, ids: readonly number[], now = new Date()) =>
  db
    .select({
      id: accountDeletions.id,
      userId: users.id,
      name: sql<string>`coalesce(nullif(${nameFrom(users)}, ''), ${users.email})`,
      isRestorable: sql<boolean>`coalesce(${isRestorable(now)}, false)`,
    })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.user_id))
    .where(inArray(accountDeletions.id, [...ids]));

/** Reads the deleted accounts that match in batches, the one that was deleted last first. */
export const readDeletedAccounts = (
  db: Db,
  { search_term: search }: DeletedAccountsFilter,
  now = new Date(),
): AsyncGenerator<DeletedAccountRow[]> =>
  inBatches<DeletedAccountRow>(async (last, limit) => {
    const rows = await selectDeleted(db)
      .where(and(matches(search, now), last && lt(accountDeletions.id, last.id)))
      .orderBy(desc(accountDeletions.id))
      .limit(limit);
    return rows.map(toRow);
  });

/** The audit snapshot of a login's latest deletion, by the login's id. */
export const deletedAccountSnapshot: Snapshot = {
  read: async (db, userId) => {
    const [row] = await db
      .select({
        account_type: accountDeletions.account_type,
        deleted_at: accountDeletions.deleted_at,
        restored_at: accountDeletions.restored_at,
      })
      .from(accountDeletions)
      .where(eq(accountDeletions.user_id, userId))
      .orderBy(desc(accountDeletions.id))
      .limit(1);
    return row;
  },
  personal: new Set(),
};
