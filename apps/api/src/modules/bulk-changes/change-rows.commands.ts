import {
  BULK_ACTIONS,
  BULK_LIST_PATHS,
  BULK_MESSAGES as M,
  BULK_NOTICE_S,
  type BulkAction,
  describeBulkChange,
} from "@devguild/schemas/constants/bulk-changes";
import { PLAIN_GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { formatCount } from "@devguild/schemas/formats";
import { LANGUAGE } from "@devguild/schemas/product";
import { and, asc, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { decideAccess } from "../../http/access.policy.ts";
import { runAudited } from "../../http/audited.ts";
import { conflict, forbidden, Problem } from "../../http/problems.ts";
import { enqueue, taskKind } from "../../queue/queue.ts";
import { notify } from "../notifications/notifications.commands.ts";
import type { BulkOptions, FormerValues } from "./bulk-rows.policy.ts";
import { findBulkChange, findStaffActor, type StaffActor } from "./bulk-changes.queries.ts";
import { bulkChangeRows, bulkChanges } from "./bulk-changes.tables.ts";
import { ROW_READERS } from "./find-rows.queries.ts";
import { ROW_CHANGES } from "./row-changes.commands.ts";

type ChangeTask = { changeId: number };

/** Changes the next rows of a change. After a crash, a retry goes on where the last one ended. */
export const changeRowsKind = taskKind<ChangeTask>("change-rows", 5, { pace: "urgent" });

/** Notifies whoever started a change of how it ended, if they haven't seen it. */
export const reportChangeKind = taskKind<ChangeTask>("report-bulk-change", 5, { pace: "urgent" });

// Takes some seconds: a task that takes a minute would be given up, and others would wait for it.
const ROWS_A_TASK = 100;

type Change = typeof bulkChanges.$inferSelect;
type Row = typeof bulkChangeRows.$inferSelect;

const mayChange = (action: BulkAction, actor: StaffActor) =>
  decideAccess(ROW_CHANGES[action].call.access, actor, {}) === "allowed";

/** Throws 403 unless the viewer may do to a single row what the action does to several. */
export const requirePermitted = (action: BulkAction, actor: StaffActor) => {
  if (!mayChange(action, actor)) forbidden();
};

const isRow = ({ change_id, row_id }: Row) =>
  and(eq(bulkChangeRows.change_id, change_id), eq(bulkChangeRows.row_id, row_id));

/** What happens to a row now: the change itself, or what undoes it. */
const toStep = ({ stage, action, options }: Change, { before }: Row) => {
  const { undo } = ROW_CHANGES[action];
  if (stage === "running" || !undo) return { action, options, reached: "done" as const };
  return {
    action: undo.action,
    options: undo.toOptions?.(options, before) ?? options,
    reached: "undone" as const,
  };
};

type Step = { action: BulkAction; options: BulkOptions; actor: StaffActor };

// By the command of the row's own call, with its audit entry.
const changeRow = async (
  tx: Db,
  { action, options, actor }: Step,
  rowId: number,
): Promise<FormerValues | null> => {
  const read = async (on: Db) => {
    const [row] = await ROW_READERS[action](on, [rowId], options);
    return row ?? conflict("deleted", M.deleted);
  };
  const { params } = await read(tx);
  const { call, snapshots, change } = ROW_CHANGES[action];
  const input = { params, body: undefined, viewer: actor };
  let before: FormerValues | null = null;
  await runAudited(tx, call, snapshots, input, async (inner, note) => {
    // Locked by now, so nobody changes it between this look and the change.
    const row = await read(inner);
    if (row.obstacle !== null) conflict("unchanged", row.obstacle);
    ({ before } = row);
    return change(inner, { row, options, note, actor });
  });
  return before;
};

const describeFailure = (error: unknown) => {
  if (!(error instanceof Problem)) return PLAIN_GENERIC_MESSAGE;
  return Object.values(error.details.errors ?? {}).flat()[0] ?? error.message;
};

// While it runs, those that it has not reached; while it is undone, those that it changed.
const isNext = ({ id, stage }: Change) =>
  and(
    eq(bulkChangeRows.change_id, id),
    stage === "running"
      ? eq(bulkChangeRows.state, "pending")
      : and(eq(bulkChangeRows.state, "done"), isNull(bulkChangeRows.failure)),
  );

const findNext = async (tx: Db, change: Change) => {
  const [row] = await tx
    .select()
    .from(bulkChangeRows)
    .where(isNext(change))
    .orderBy(asc(bulkChangeRows.position))
    .limit(1);
  return row;
};

const finish = async (tx: Db, { id, stage }: Change) => {
  await tx
    .update(bulkChanges)
    .set({ stage: stage === "running" ? "finished" : "undone" })
    .where(eq(bulkChanges.id, id));
  const report = { kind: reportChangeKind, data: { changeId: id } };
  await enqueue(tx, report, { delay: BULK_NOTICE_S });
};

const failOthers = async (tx: Db, change: Change) => {
  const failed = change.stage === "running" ? { state: "failed" as const } : {};
  await tx
    .update(bulkChangeRows)
    .set({ ...failed, failure: M.notPermitted })
    .where(isNext(change));
  await finish(tx, change);
};

/** Changes the next row of a change. Returns whether there may be more. */
const changeNext = (
  db: Db,
  changeId: number,
  onUnexpected: (error: unknown) => void,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // Whoever stops or undoes the change waits for this row, and no second run starts beside it.
    const [change] = await tx
      .select()
      .from(bulkChanges)
      .where(eq(bulkChanges.id, changeId))
      .for("update");
    if (!change || change.stage === "finished" || change.stage === "undone") return false;
    const next = await findNext(tx, change);
    if (!next) {
      await finish(tx, change);
      return false;
    }
    const { reached, ...step } = toStep(change, next);
    const actor = await findStaffActor(tx, change.user_id);
    if (!actor || !mayChange(step.action, actor)) {
      await failOthers(tx, change);
      return false;
    }
    const isUndo = change.stage === "undoing";
    // A savepoint: what fails leaves no trace but the reason.
    const values = await transaction(tx, (inner) =>
      changeRow(inner, { ...step, actor }, next.row_id),
    ).then(
      (before): Partial<Row> => ({ state: reached, ...(!isUndo && { before }) }),
      (error: unknown): Partial<Row> => {
        if (!(error instanceof Problem)) onUnexpected(error);
        return { ...(!isUndo && { state: "failed" }), failure: describeFailure(error) };
      },
    );
    await tx.update(bulkChangeRows).set(values).where(isRow(next));
    return true;
  });

/**
 * Changes the next rows of a change one by one, each in a transaction of its own by the command of the row's own
 * call, in the name of whoever started it, as long as they may; then a new task goes on. Throws after the last
 * one if any failed for an unforeseen reason, so that it is reported; a retry goes on with the others.
 */
export const changeRows = async (db: Db, changeId: number): Promise<void> => {
  const unexpected: unknown[] = [];
  let left = ROWS_A_TASK;
  while (left > 0 && (await changeNext(db, changeId, (error) => unexpected.push(error)))) left -= 1;
  if (left === 0) await enqueue(db, { kind: changeRowsKind, data: { changeId } });
  if (unexpected.length > 0)
    throw new AggregateError(
      unexpected,
      `Changes of bulk change ${changeId} failed: ${unexpected.length}.`,
    );
};

/** Notifies whoever started a change of how it ended, unless they saw it. */
export const reportBulkChange = (db: Db, changeId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const [change] = await tx
      .select()
      .from(bulkChanges)
      .where(eq(bulkChanges.id, changeId))
      .for("update");
    // One that is being undone has a report of its own.
    if (!change || change.seen_at !== null || change.stage === "undoing") return;
    const { user_id: userId } = change;
    const ended = await findBulkChange(tx, { userId, changeId });
    if (!ended) return;
    const { done, failed_count: failed } = ended;
    await tx.update(bulkChanges).set({ seen_at: new Date() }).where(eq(bulkChanges.id, changeId));
    await notify(tx, userId, {
      kind: "outcome",
      title: describeBulkChange(ended, done),
      body: failed > 0 ? `${formatCount(failed)} not changed.` : "",
      url: `/${LANGUAGE}/admin/${BULK_LIST_PATHS[BULK_ACTIONS[change.action].list]}`,
    });
  });
