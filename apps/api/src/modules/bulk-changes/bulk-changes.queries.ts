import type { BulkChange, BulkPreview } from "@devguild/schemas/bulk-changes";
import {
  BULK_FAILED_MAX,
  type BulkAction,
  type BulkList,
} from "@devguild/schemas/constants/bulk-changes";
import { and, asc, desc, eq, isNotNull, isNull, or, gt, type SQL, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { getPermissions } from "../users/permissions.policy.ts";
import { accounts, users } from "../users/users.tables.ts";
import { type BulkOptions, previewRows } from "./bulk-rows.policy.ts";
import { bulkChangeRows, bulkChanges } from "./bulk-changes.tables.ts";
import { ROW_READERS } from "./find-rows.queries.ts";

/** Whose change it is, and which. */
export type ChangeKey = { userId: number; changeId: number };

/** Builds the condition for one's own change. */
export const isOwnChange = ({ userId, changeId }: ChangeKey) =>
  and(eq(bulkChanges.id, changeId), eq(bulkChanges.user_id, userId));

/** Counts what a change would do to rows. */
export const previewChange = async (
  db: Db,
  action: BulkAction,
  { ids, ...options }: BulkOptions & { ids: readonly number[] },
): Promise<BulkPreview> => previewRows(ids, await ROW_READERS[action](db, ids, options));

const countRows = (condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${bulkChangeRows}
    where ${bulkChangeRows.change_id} = ${bulkChanges.id} and ${condition})`;

const { state, failure } = bulkChangeRows;
const isDone = eq(state, "done");
const isFailed = eq(state, "failed");
const isUndone = eq(state, "undone");
// A row that an undo couldn't change back stays done, with the reason.
const isStuck = and(isDone, isNotNull(failure));

const managerName = sql<
  string | null
>`(select trim(${users.first_name} || ' ' || ${users.last_name})
  from ${users} where ${users.id} = (${bulkChanges.options} ->> 'manager_id')::bigint)`;

const selectChanges = (db: Db) =>
  db
    .select({
      id: bulkChanges.id,
      action: bulkChanges.action,
      options: bulkChanges.options,
      stage: bulkChanges.stage,
      undo_until: bulkChanges.undo_until,
      manager_name: managerName,
      total: countRows(sql`true`),
      done: countRows(isDone),
      failed: countRows(isFailed),
      undone: countRows(isUndone),
      stuck: countRows(isStuck),
    })
    .from(bulkChanges)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectChanges>>[number];

const listFailed = async (db: Db, { id, action, options }: Row, condition: SQL | undefined) => {
  const rows = await db
    .select({ id: bulkChangeRows.row_id, reason: sql<string>`coalesce(${failure}, '')` })
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.change_id, id), condition))
    .orderBy(asc(bulkChangeRows.position))
    .limit(BULK_FAILED_MAX);
  if (rows.length === 0) return [];
  const known = await ROW_READERS[action](
    db,
    rows.map((row) => row.id),
    options,
  );
  const names = new Map(known.map((row) => [row.id, row.name]));
  return rows.map(({ id: rowId, reason }) => ({
    id: rowId,
    name: names.get(rowId) ?? `Number ${rowId}`,
    reason,
  }));
};

const toBulkChange = async (db: Db, row: Row): Promise<BulkChange> => {
  const isUndo = row.stage === "undoing" || row.stage === "undone";
  const counts = isUndo
    ? {
        total: row.done + row.undone,
        reached: row.undone + row.stuck,
        done: row.undone,
        failed_count: row.stuck,
      }
    : {
        total: row.total,
        reached: row.done + row.failed,
        done: row.done,
        failed_count: row.failed,
      };
  return {
    id: row.id,
    action: row.action,
    manager_name: row.manager_name,
    stage: row.stage,
    ...counts,
    failed: await listFailed(db, row, isUndo ? isStuck : isFailed),
    undo_until: isoOrNull(row.undo_until),
  };
};

/** Finds how far one's own change of several rows is; null if there is no such change. */
export const findBulkChange = async (db: Db, key: ChangeKey): Promise<BulkChange | null> => {
  const [row] = await selectChanges(db).where(isOwnChange(key));
  return row ? toBulkChange(db, row) : null;
};

/** Finds someone's latest change of a list, as long as it runs or hasn't been closed within its hour. */
export const findLatestChange = async (
  db: Db,
  userId: number,
  list: BulkList,
  since: Date,
): Promise<BulkChange | null> => {
  const [row] = await selectChanges(db)
    .where(
      and(
        eq(bulkChanges.user_id, userId),
        eq(bulkChanges.list, list),
        isNull(bulkChanges.closed_at),
        or(gt(bulkChanges.created_at, since), sql`${bulkChanges.stage} in ('running', 'undoing')`),
      ),
    )
    .orderBy(desc(bulkChanges.id))
    .limit(1);
  return row ? toBulkChange(db, row) : null;
};

/** A member of staff, as a change in their name needs them. */
export type StaffActor = Pick<
  Viewer,
  "userId" | "fullName" | "account" | "companyId" | "developerId" | "permissions"
>;

/** Finds a member of staff with what they may do now; null if they are no longer one. */
export const findStaffActor = async (db: Db, userId: number): Promise<StaffActor | null> => {
  const [row] = await db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      fullName: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(users.id, userId),
        eq(accounts.type, "admin"),
        eq(accounts.status, "active"),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
      ),
    );
  return (
    (row && {
      userId,
      fullName: row.fullName,
      account: { id: row.accountId, type: "admin" },
      companyId: null,
      developerId: null,
      permissions: getPermissions(row.role),
    }) ??
    null
  );
};
