import { UNDO_S } from "@devguild/schemas/constants/candidate-inbox";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import { desc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { cancelMails, type sendMailTask } from "../mail/mail.tasks.ts";
import { canMove } from "./applications.policy.ts";
import { applicationMoves, applications } from "./applications.tables.ts";
import type { CandidateReader } from "./candidates.queries.ts";
import type { LockedCandidate } from "./lock-candidate.commands.ts";

/** Refuses a move that the mover may not make. */
export const requireMove = (
  { status: from }: LockedCandidate,
  to: ApplicationStatus,
  mover: CandidateReader,
) => {
  if (!canMove(from, to, mover))
    invalid({ status: "This candidate can’t be moved to that status." });
};

const listLastMoves = (tx: Db, applicationId: number) =>
  tx
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.application_id, applicationId))
    .orderBy(desc(applicationMoves.id))
    .limit(2);

type Moves = Awaited<ReturnType<typeof listLastMoves>>;

/** Since when a candidate waits after a move: as before, if it takes the last one back in time. */
const findWaitingSince = (
  { waitingSince, status: from }: LockedCandidate,
  { status, mover }: Pick<Change, "status" | "mover">,
  [last, previous]: Moves,
  now: Date,
) => {
  if (mover === "admin" && from !== APPLICATION_STATUSES.APPLIED) return waitingSince;
  const isTakenBack =
    last?.moved_by === "company" &&
    previous?.status === status &&
    now.getTime() - last.created_at.getTime() <= UNDO_S * 1000;
  return (isTakenBack && last.waited_since) || now;
};

type Change = {
  status: ApplicationStatus;
  mover: CandidateReader;
  userId: number | null;
  reason?: string | undefined;
  mail: ReturnType<typeof sendMailTask> | null;
  /** After how many seconds the email is sent. */
  delay: number;
};

/**
 * Gives a locked candidate another status and records the move. The email about the last move is not
 * sent any more, if it still waits. Returns the task that sends this one.
 */
export const changeStatus = async (
  tx: Db,
  candidate: LockedCandidate,
  { status, mover, userId, reason, mail, delay }: Change,
): Promise<string | null> => {
  const now = new Date();
  const moves = await listLastMoves(tx, candidate.id);
  const task = moves[0]?.mail_task_id;
  if (task) await cancelMails(tx, [task]);
  await tx
    .update(applications)
    .set({
      status,
      status_updated_at: now,
      waiting_since: findWaitingSince(candidate, { status, mover }, moves, now),
    })
    .where(eq(applications.id, candidate.id));
  const mailTask = mail && (await enqueue(tx, mail, { delay }));
  await tx.insert(applicationMoves).values({
    application_id: candidate.id,
    status,
    moved_by: mover,
    user_id: userId,
    reason: reason || null,
    mail_task_id: mailTask,
    waited_since: candidate.waitingSince,
    created_at: now,
  });
  return mailTask;
};
