import { LANGUAGE } from "@devguild/schemas/product";
import type { candidateMessageBody } from "@devguild/schemas/applications";
import {
  MESSAGES_A_DAY,
  TOO_MANY_MESSAGES,
  TOO_MANY_REPLIES,
} from "@devguild/schemas/constants/applications";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { z } from "zod";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, REPEAT_MS } from "../../time.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { candidateMessageMail } from "./applications.mails.ts";
import { applicationMessages, applications } from "./applications.tables.ts";
import { findCandidate } from "./read-candidates.queries.ts";
import {
  type CandidateAddress,
  type LockedCandidate,
  lockCandidate,
} from "./lock-candidate.commands.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

type Sender = "company" | "developer";

/**
 * Refuses more than ten messages of one side about one application within 24 hours. The application is
 * locked, so messages sent at once are counted one after another.
 */
export const requireFewMessages = async (tx: Db, applicationId: number, sender: Sender) => {
  const sent = await tx.$count(
    applicationMessages,
    and(
      eq(applicationMessages.application_id, applicationId),
      eq(applicationMessages.sent_by, sender),
      gt(applicationMessages.created_at, new Date(Date.now() - DAY_MS)),
    ),
  );
  if (sent >= MESSAGES_A_DAY)
    invalid({ message: sender === "company" ? TOO_MANY_MESSAGES : TOO_MANY_REPLIES });
};

/** Whether one side has just sent the same message: sent again, when its answer was lost, it isn't repeated. */
export const isJustSent = async (
  tx: Db,
  applicationId: number,
  { sender, message }: { sender: Sender; message: string },
) => {
  const same = await tx.$count(
    applicationMessages,
    and(
      eq(applicationMessages.application_id, applicationId),
      eq(applicationMessages.sent_by, sender),
      eq(applicationMessages.message, message),
      gt(applicationMessages.created_at, new Date(Date.now() - REPEAT_MS)),
    ),
  );
  return same > 0;
};

type Written = { author: string; userId: number | null; message: string; contactEmail: string };

/** Stores a company's message with the application; whoever calls it sends the email. Returns its id. */
export const storeMessage = async (
  tx: Db,
  candidate: LockedCandidate,
  { author, userId, message, contactEmail }: Written,
) => {
  if (candidate.status === APPLICATION_STATUSES.WALKED_AWAY || candidate.isGone)
    conflict("unreachable", "This candidate withdrew, so you can’t message them.");
  await requireFewMessages(tx, candidate.id, "company");
  const [stored] = await tx
    .insert(applicationMessages)
    .values({
      application_id: candidate.id,
      user_id: userId,
      author_name: author,
      message,
      contact_email: contactEmail,
    })
    .returning({ id: applicationMessages.id });
  await tx
    .update(applications)
    .set({ waiting_since: new Date() })
    .where(eq(applications.id, candidate.id));
  return stored?.id ?? notFound();
};

/** Deletes messages that were taken back before their emails were sent. */
export const deleteMessages = async (tx: Db, ids: number[]) => {
  await tx.delete(applicationMessages).where(inArray(applicationMessages.id, ids));
};

/**
 * Sends a message to a candidate: stored with the application and emailed; replies go to the given
 * address. At most 10 a day to one candidate; the same one sent again is one.
 */
export const messageCandidate = (
  db: Db,
  viewer: Viewer,
  address: Required<CandidateAddress>,
  { message, contact_email: contactEmail }: z.output<typeof candidateMessageBody>,
) =>
  transaction(db, async (tx) => {
    const candidate = await lockCandidate(tx, address, "company");
    if (await isJustSent(tx, candidate.id, { sender: "company", message }))
      return (await findCandidate(tx, address, "company")) ?? notFound();
    const author = viewer.fullName;
    await storeMessage(tx, candidate, { author, userId: viewer.userId, message, contactEmail });
    const written = { author, message, contactEmail };
    await enqueue(
      tx,
      candidateMessageMail(candidate.email, candidate.firstName, candidate.job, written),
    );
    await notify(tx, candidate.userId, {
      kind: "application",
      title: `${candidate.job.companyName} wrote to you about ${candidate.job.title}`,
      url: `/${LANGUAGE}/developer-dashboard?application=${candidate.job.id}`,
    });
    return (await findCandidate(tx, address, "company")) ?? notFound();
  });
