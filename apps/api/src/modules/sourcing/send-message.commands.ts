import {
  MESSAGE_UNDO_S,
  RECIPIENT_STATES,
  SOURCING_MESSAGES as M,
} from "@devguild/schemas/constants/sourcing";
import type { MessageBody } from "@devguild/schemas/sourcing";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { lockDevelopers } from "../developers/skills-and-languages.commands.ts";
import { readAddressees, requireSenderAndJob } from "./check-message.queries.ts";
import { deliverMessageTask } from "./sourcing.tasks.ts";
import { sourcingMessages, sourcingRecipients } from "./sourcing.tables.ts";

const { WAITING, SKIPPED, WITHDRAWN } = RECIPIENT_STATES;

/**
 * Sends a message to developers in a few seconds, and records who is skipped and why; returns its id.
 * The developers are locked, so that of two messages at once each person gets one.
 * Source: docs/product/sourcing.md.
 */
export const sendMessage = async (
  tx: Db,
  viewer: Viewer,
  { developer_ids: ids, ...message }: MessageBody,
) => {
  await lockDevelopers(tx, ids);
  // After the lock, so that nobody gets a second message that was sent while this one waited.
  const now = new Date();
  await requireSenderAndJob(tx, message, now);
  const addressees = await readAddressees(tx, ids, { jobId: message.job_id, now });
  if (addressees.every(({ skip }) => skip !== null)) return invalid({ developer_ids: M.nobody });
  const [sent] = await tx
    .insert(sourcingMessages)
    .values({
      ...message,
      sent_by: viewer.userId,
      send_at: new Date(now.getTime() + MESSAGE_UNDO_S * 1000),
    })
    .returning({ id: sourcingMessages.id });
  const id = sent?.id ?? notFound();
  await tx.insert(sourcingRecipients).values(
    addressees.map((each) => ({
      message_id: id,
      developer_id: each.id,
      state: each.skip ? SKIPPED : WAITING,
      reason: each.skip?.reason ?? null,
      created_at: now,
    })),
  );
  await enqueue(tx, deliverMessageTask({ messageId: id }), { delay: MESSAGE_UNDO_S });
  return id;
};

/** Takes a message back; throws 409 once it is on its way. Twice is harmless. */
export const withdrawMessage = async (tx: Db, id: number) => {
  const [message] = await tx
    .select()
    .from(sourcingMessages)
    .where(eq(sourcingMessages.id, id))
    .for("update");
  if (!message) return notFound();
  if (message.withdrawn_at !== null) return;
  const now = new Date();
  if (message.send_at <= now) return conflict("gone", M.gone);
  await tx.update(sourcingMessages).set({ withdrawn_at: now }).where(eq(sourcingMessages.id, id));
  await tx
    .update(sourcingRecipients)
    .set({ state: WITHDRAWN })
    .where(and(eq(sourcingRecipients.message_id, id), eq(sourcingRecipients.state, WAITING)));
};

/** Deletes what was written to a developer. */
export const eraseMessages = (tx: Db, developerId: number) =>
  tx.delete(sourcingRecipients).where(eq(sourcingRecipients.developer_id, developerId));
