import { RECIPIENT_STATES } from "@devguild/schemas/constants/sourcing";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { isRecipient, type Recipient, wasWritten } from "./recipients.queries.ts";
import { sourcingRecipients } from "./sourcing.tables.ts";

const { SENT, FAILED } = RECIPIENT_STATES;

/** Notes that a message's email could not be sent; does nothing if the developer was deleted since. */
export const markFailed = async (db: Db, recipient: Recipient) => {
  await db
    .update(sourcingRecipients)
    .set({ state: FAILED })
    .where(and(isRecipient(recipient), eq(sourcingRecipients.state, SENT)));
};

/** Marks a developer's message as read; the first time counts. Throws 404 if it isn't theirs. */
export const readMessage = (db: Db, developerId: number, messageId: number) =>
  transaction(db, async (tx) => {
    const own = and(isRecipient({ message_id: messageId, developer_id: developerId }), wasWritten);
    if ((await tx.$count(sourcingRecipients, own)) === 0) return notFound();
    await tx
      .update(sourcingRecipients)
      .set({ read_at: new Date() })
      .where(and(own, isNull(sourcingRecipients.read_at)));
  });
