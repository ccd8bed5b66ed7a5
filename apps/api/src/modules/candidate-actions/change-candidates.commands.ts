import { fillTemplate } from "@devguild/schemas/constants/message-templates";
import { PLAIN_GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { and, asc, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, Problem } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { applicationStatusMail, writtenNoticeMail } from "../applications/applications.mails.ts";
import { changeStatus, requireMove } from "../applications/change-status.commands.ts";
import { findWaiting } from "../applications/candidates.queries.ts";
import { type LockedCandidate, lockCandidate } from "../applications/lock-candidate.commands.ts";
import { isJustSent, storeMessage } from "../applications/message-candidate.commands.ts";
import { candidateActionItems, candidateActions } from "./candidate-actions.tables.ts";

type Action = typeof candidateActions.$inferSelect;
type Item = typeof candidateActionItems.$inferSelect;

const fillIn = ({ message, author_name }: Action, { firstName, job }: LockedCandidate) =>
  fillTemplate(message, {
    first_name: firstName,
    job_title: job.title,
    company_name: job.companyName,
    recruiter: author_name,
  });

const buildMail = (action: Action, candidate: LockedCandidate, message: string) => {
  const { email, firstName, job } = candidate;
  if (message)
    return writtenNoticeMail(email, job, action.status, {
      message,
      contactEmail: action.contact_email,
    });
  return action.notify && action.status !== null && !candidate.isGone
    ? applicationStatusMail(email, firstName, job, action.status, undefined)
    : null;
};

// The email leaves a little later, so that it can't overtake an undo of the last moment.
const MARGIN_S = 2;

const countDelay = ({ undo_until: until }: Action) =>
  Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1000)) + MARGIN_S;

const changeCandidate = async (tx: Db, action: Action, candidate: LockedCandidate) => {
  const message = fillIn(action, candidate);
  const { status, user_id: userId } = action;
  if (status !== null) requireMove(candidate, status, "company");
  if (await isJustSent(tx, candidate.id, { sender: "company", message }))
    conflict("just_sent", "You’ve just sent them this message.");
  const messageId = message
    ? await storeMessage(tx, candidate, {
        author: action.author_name,
        userId,
        message,
        contactEmail: action.contact_email,
      })
    : null;
  const mail = buildMail(action, candidate, message);
  const delay = countDelay(action);
  const task =
    status === null
      ? mail && (await enqueue(tx, mail, { delay }))
      : await changeStatus(tx, candidate, { status, mover: "company", userId, mail, delay });
  return { message_id: messageId, mail_task_id: task };
};

const applyTo = async (tx: Db, action: Action, item: Item): Promise<Partial<Item>> => {
  const address = { companyId: action.company_id, candidateId: item.application_id };
  const candidate = await lockCandidate(tx, address, "company");
  const changed = await changeCandidate(tx, action, candidate);
  return {
    ...changed,
    state: "done",
    from_status: candidate.status,
    from_status_at: candidate.statusUpdatedAt,
    waited_since: candidate.waitingSince,
    changed_at: await findWaiting(tx, candidate.id),
  };
};

const describeFailure = (error: unknown) => {
  if (!(error instanceof Problem)) return PLAIN_GENERIC_MESSAGE;
  return Object.values(error.details.errors ?? {}).flat()[0] ?? error.message;
};

const updateItem = (tx: Db, item: Item, values: Partial<Item>) =>
  tx
    .update(candidateActionItems)
    .set(values)
    .where(
      and(
        eq(candidateActionItems.action_id, item.action_id),
        eq(candidateActionItems.application_id, item.application_id),
      ),
    );

const findPending = async (tx: Db, actionId: number) => {
  const [item] = await tx
    .select()
    .from(candidateActionItems)
    .where(
      and(eq(candidateActionItems.action_id, actionId), eq(candidateActionItems.state, "pending")),
    )
    .orderBy(asc(candidateActionItems.position))
    .limit(1);
  return item;
};

/** Makes the next change of an action. Returns whether there may be more. */
const changeNext = (
  db: Db,
  actionId: number,
  onUnexpected: (error: unknown) => void,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // Whoever stops or undoes the action waits for this candidate, and no second run starts beside it.
    const [action] = await tx
      .select()
      .from(candidateActions)
      .where(eq(candidateActions.id, actionId))
      .for("update");
    if (!action || action.finished_at !== null) return false;
    const item = await findPending(tx, actionId);
    if (!item) {
      await tx
        .update(candidateActions)
        .set({ finished_at: new Date() })
        .where(eq(candidateActions.id, actionId));
      return false;
    }
    // A savepoint: what fails leaves no trace but the reason.
    const values = await transaction(tx, (inner) => applyTo(inner, action, item)).catch(
      (error: unknown): Partial<Item> => {
        if (!(error instanceof Problem)) onUnexpected(error);
        return { state: "failed", failure: describeFailure(error) };
      },
    );
    await updateItem(tx, item, values);
    return true;
  });

/**
 * Changes the candidates of an action one by one, each in a transaction of its own. Throws after the
 * last one if any failed for an unforeseen reason, so that it is reported; a retry finds nothing to do.
 */
export const changeCandidates = async (db: Db, actionId: number): Promise<void> => {
  const unexpected: unknown[] = [];
  while (await changeNext(db, actionId, (error) => unexpected.push(error)));
  if (unexpected.length > 0)
    throw new AggregateError(
      unexpected,
      `Changes of action ${actionId} failed: ${unexpected.length}.`,
    );
};
