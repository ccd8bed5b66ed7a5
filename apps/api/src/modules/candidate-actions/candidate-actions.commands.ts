import type { BulkAction, BulkActionBody } from "@devguild/schemas/candidate-inbox";
import { INBOX_MESSAGES, UNDO_S } from "@devguild/schemas/constants/candidate-inbox";
import { and, eq, inArray, lt } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { listOwnCandidates } from "../applications/candidates.queries.ts";
import { deleteMessages } from "../applications/message-candidate.commands.ts";
import { takeChangesBack } from "../applications/take-changes-back.commands.ts";
import { cancelMails } from "../mail/mail.tasks.ts";
import { type ActionAddress, findAction } from "./candidate-actions.queries.ts";
import { candidateActionItems, candidateActions } from "./candidate-actions.tables.ts";
import { runActionTask } from "./candidate-actions.tasks.ts";

const readAction = async (db: Db, address: ActionAddress): Promise<BulkAction> =>
  (await findAction(db, address)) ?? notFound();

/**
 * Starts an action for many candidates, which a task then makes one by one. Emails wait until it can no
 * longer be undone. Source: docs/product/applications.md.
 */
export const startAction = (
  db: Db,
  viewer: Viewer,
  companyId: number,
  { candidate_ids, ...wanted }: BulkActionBody,
) =>
  transaction(db, async (tx) => {
    const ids = [...new Set(candidate_ids)];
    const own = new Set(await listOwnCandidates(tx, companyId, ids));
    const known = ids.filter((id) => own.has(id));
    if (known.length === 0) invalid({ candidate_ids: INBOX_MESSAGES.noCandidates });
    const [action] = await tx
      .insert(candidateActions)
      .values({
        ...wanted,
        company_id: companyId,
        user_id: viewer.userId,
        author_name: viewer.fullName,
        undo_until: new Date(Date.now() + UNDO_S * 1000),
      })
      .returning({ id: candidateActions.id });
    const actionId = action?.id ?? notFound();
    await tx
      .insert(candidateActionItems)
      .values(known.map((id, position) => ({ action_id: actionId, application_id: id, position })));
    await enqueue(tx, runActionTask({ actionId }));
    return readAction(tx, { companyId, actionId });
  });

const lockAction = async (tx: Db, { companyId, actionId }: ActionAddress) => {
  const [action] = await tx
    .select()
    .from(candidateActions)
    .where(and(eq(candidateActions.id, actionId), eq(candidateActions.company_id, companyId)))
    .for("update");
  return action ?? notFound();
};

const finish = async (tx: Db, actionId: number, values: { undone_at?: Date } = {}) => {
  await tx
    .update(candidateActions)
    .set({ finished_at: new Date(), ...values })
    .where(eq(candidateActions.id, actionId));
};

/** Leaves the candidates that an action has not reached as they are. */
export const stopAction = (db: Db, address: ActionAddress) =>
  transaction(db, async (tx) => {
    const action = await lockAction(tx, address);
    if (action.finished_at === null) await finish(tx, action.id);
    return readAction(tx, address);
  });

/**
 * Undoes an action before its emails are sent: candidates are where they were, unless someone has moved
 * them on, and the messages are gone. Undoing twice is the same as once.
 */
export const undoAction = (db: Db, viewer: Viewer, address: ActionAddress) =>
  transaction(db, async (tx) => {
    const action = await lockAction(tx, address);
    if (action.undone_at !== null) return readAction(tx, address);
    if (action.undo_until.getTime() <= Date.now()) conflict("undo_over", INBOX_MESSAGES.undoOver);
    const items = await tx
      .update(candidateActionItems)
      .set({ state: "undone" })
      .where(
        and(
          eq(candidateActionItems.action_id, action.id),
          inArray(candidateActionItems.state, ["done", "pending"]),
        ),
      )
      .returning();
    await cancelMails(
      tx,
      items.flatMap(({ mail_task_id }) => mail_task_id ?? []),
    );
    await deleteMessages(
      tx,
      items.flatMap(({ message_id }) => message_id ?? []),
    );
    await takeChangesBack(
      tx,
      { userId: viewer.userId, isMove: action.status !== null },
      items.flatMap(({ from_status, from_status_at, waited_since, changed_at, application_id }) =>
        from_status && from_status_at && waited_since && changed_at
          ? {
              id: application_id,
              status: from_status,
              status_at: from_status_at,
              waited_since,
              changed_at,
            }
          : [],
      ),
    );
    await finish(tx, action.id, { undone_at: new Date() });
    return readAction(tx, address);
  });

const MAX_AGE_DAYS = 30;

/** Deletes actions of which nobody needs to know any more how far they were. */
export const cleanUpActions = async (db: Db, now = new Date()) => {
  await db
    .delete(candidateActions)
    .where(lt(candidateActions.created_at, new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS)));
};

/** Deletes all actions of a company; one that is running ends with the candidate it is at. */
export const removeAllActions = (tx: Db, companyId: number) =>
  tx.delete(candidateActions).where(eq(candidateActions.company_id, companyId));
