import { createHash } from "node:crypto";

import type { BulkChange, BulkChangeBody } from "@devguild/schemas/bulk-changes";
import {
  BULK_ACTIONS,
  BULK_MESSAGES as M,
  BULK_REPEAT_S,
  BULK_UNDO_MIN,
} from "@devguild/schemas/constants/bulk-changes";
import { COMPANY_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-company-accounts";
import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../time.ts";
import { canManage } from "../admin-company-accounts/admin-company-accounts.queries.ts";
import {
  type ChangeKey,
  findBulkChange,
  isOwnChange,
  type StaffActor,
} from "./bulk-changes.queries.ts";
import { bulkChangeRows, bulkChanges } from "./bulk-changes.tables.ts";
import { changeRowsKind, requirePermitted } from "./change-rows.commands.ts";

const readChange = async (db: Db, key: ChangeKey): Promise<BulkChange> =>
  (await findBulkChange(db, key)) ?? notFound();

/** Checks that the viewer may make a change, and that what it refers to exists. */
export const requireValidChange = async (db: Db, viewer: StaffActor, body: BulkChangeBody) => {
  requirePermitted(body.action, viewer);
  const { manager_id: manager } = body;
  if (typeof manager === "number" && !(await canManage(db, manager)))
    invalid({ manager_id: COMPANY_STAFF_MESSAGES.managerUnknown });
};

const toFingerprint = (body: BulkChangeBody) =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

// Two presses at the same time would otherwise both find nothing.
const lockStarter = (tx: Db, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk change ${userId}`}, 0))`);

const requireNoneOpen = async (tx: Db, userId: number, list: string, exceptId = 0) => {
  const isOther = and(
    eq(bulkChanges.user_id, userId),
    eq(bulkChanges.list, list),
    inArray(bulkChanges.stage, ["running", "undoing"]),
    ne(bulkChanges.id, exceptId),
  );
  if ((await tx.$count(bulkChanges, isOther)) > 0) conflict("running", M.running);
};

// The same press twice.
const findRepeated = async (tx: Db, userId: number, fingerprint: string, now: Date) => {
  const [repeated] = await tx
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(
      and(
        eq(bulkChanges.user_id, userId),
        eq(bulkChanges.fingerprint, fingerprint),
        // After an undo it is meant again.
        inArray(bulkChanges.stage, ["running", "finished"]),
        gt(bulkChanges.created_at, new Date(now.getTime() - BULK_REPEAT_S * SECOND_MS)),
      ),
    )
    .orderBy(desc(bulkChanges.id))
    .limit(1);
  return repeated?.id;
};

/**
 * Starts a change of several rows of a list, which a task then makes one by one. The same request within a
 * moment is the same change; another one of that list waits until the first has ended.
 * Source: docs/product/staff-lists.md.
 */
export const startBulkChange = (
  db: Db,
  viewer: StaffActor,
  body: BulkChangeBody,
  now = new Date(),
): Promise<BulkChange> =>
  transaction(db, async (tx) => {
    await requireValidChange(tx, viewer, body);
    const { userId } = viewer;
    const { action, ids, ...options } = body;
    const { list, isUndoable } = BULK_ACTIONS[action];
    const fingerprint = toFingerprint(body);
    await lockStarter(tx, userId);
    const repeatedId = await findRepeated(tx, userId, fingerprint, now);
    if (repeatedId !== undefined) return readChange(tx, { userId, changeId: repeatedId });
    await requireNoneOpen(tx, userId, list);
    const [change] = await tx
      .insert(bulkChanges)
      .values({
        user_id: userId,
        list,
        action,
        options,
        fingerprint,
        undo_until: isUndoable ? new Date(now.getTime() + BULK_UNDO_MIN * MINUTE_MS) : null,
      })
      .returning({ id: bulkChanges.id });
    const changeId = change?.id ?? notFound();
    await tx
      .insert(bulkChangeRows)
      .values(ids.map((row_id, position) => ({ change_id: changeId, row_id, position })));
    await enqueue(tx, { kind: changeRowsKind, data: { changeId } });
    return readChange(tx, { userId, changeId });
  });

const lockChange = async (tx: Db, key: ChangeKey) => {
  const [change] = await tx.select().from(bulkChanges).where(isOwnChange(key)).for("update");
  return change ?? notFound();
};

/** Leaves the rows that a change, or its undo, has not reached as they are. */
export const stopBulkChange = (db: Db, key: ChangeKey): Promise<BulkChange> =>
  transaction(db, async (tx) => {
    const { stage } = await lockChange(tx, key);
    const ended = { running: "finished", undoing: "undone" } as const;
    if (stage === "running" || stage === "undoing")
      await tx.update(bulkChanges).set({ stage: ended[stage] }).where(isOwnChange(key));
    return readChange(tx, key);
  });

/**
 * Undoes a change within an hour of its start, in the background: each row that it changed gets back what it
 * had, unless someone has changed it since. Stops it first if it still runs; undoing twice is the same as once.
 */
export const undoBulkChange = (
  db: Db,
  viewer: StaffActor,
  changeId: number,
  now = new Date(),
): Promise<BulkChange> =>
  transaction(db, async (tx) => {
    const key = { userId: viewer.userId, changeId };
    await lockStarter(tx, viewer.userId);
    const { stage, list, action, undo_until: until } = await lockChange(tx, key);
    if (stage === "undoing" || stage === "undone") return readChange(tx, key);
    if (until === null) return conflict("not_undoable", M.notUndoable);
    if (until <= now) conflict("undo_over", M.undoOver);
    requirePermitted(action, viewer);
    await requireNoneOpen(tx, viewer.userId, list, changeId);
    await tx
      .update(bulkChanges)
      .set({ stage: "undoing", seen_at: null, closed_at: null })
      .where(isOwnChange(key));
    await enqueue(tx, { kind: changeRowsKind, data: { changeId } });
    return readChange(tx, key);
  });

/** Notes that its starter has seen a change end, so that they aren't notified; once closed, its list hides it. */
export const markSeen = async (db: Db, key: ChangeKey, isClosed: boolean, now = new Date()) => {
  const seen = await db
    .update(bulkChanges)
    .set({ seen_at: now, ...(isClosed && { closed_at: now }) })
    .where(and(isOwnChange(key), inArray(bulkChanges.stage, ["finished", "undone"])))
    .returning({ id: bulkChanges.id });
  if (seen.length === 0) notFound();
};

const MAX_AGE_DAYS = 30;

/** Deletes changes of which nobody needs to know any more how far they were. */
export const cleanUpBulkChanges = async (db: Db, now = new Date()): Promise<void> => {
  await db
    .delete(bulkChanges)
    .where(lt(bulkChanges.created_at, new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS)));
};
