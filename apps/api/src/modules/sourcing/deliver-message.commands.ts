import { fillFirstName, RECIPIENT_STATES } from "@devguild/schemas/constants/sourcing";
import { LANGUAGE } from "@devguild/schemas/product";
import { and, asc, eq, gt, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue } from "../../queue/queue.ts";
import { signAlertLink } from "../alerts/alert-links.policy.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { users } from "../users/users.tables.ts";
import { findMessageJob, readAddressees } from "./check-message.queries.ts";
import { isRecipient, type Recipient } from "./recipients.queries.ts";
import { developerMessageMail } from "./sourcing.mails.ts";
import { sourcingMessages, sourcingRecipients } from "./sourcing.tables.ts";

const { WAITING, SENT, SKIPPED } = RECIPIENT_STATES;
const BATCH = 50;

const listWaiting = (db: Db, messageId: number, last: Recipient | undefined) =>
  db
    .select({
      message_id: sourcingRecipients.message_id,
      developer_id: sourcingRecipients.developer_id,
    })
    .from(sourcingRecipients)
    .where(
      and(
        eq(sourcingRecipients.message_id, messageId),
        eq(sourcingRecipients.state, WAITING),
        gt(sourcingRecipients.developer_id, last?.developer_id ?? 0),
      ),
    )
    .orderBy(asc(sourcingRecipients.developer_id))
    .limit(BATCH);

const readMessage = async (db: Db, id: number) => {
  const [message] = await db
    .select({
      subject: sourcingMessages.subject,
      body: sourcingMessages.body,
      job_id: sourcingMessages.job_id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(sourcingMessages)
    .innerJoin(users, eq(users.id, sourcingMessages.sender_id))
    .where(and(eq(sourcingMessages.id, id), isNull(sourcingMessages.withdrawn_at)));
  return message;
};

type Delivery = {
  message: NonNullable<Awaited<ReturnType<typeof readMessage>>>;
  job: Awaited<ReturnType<typeof findMessageJob>>;
  secret: string;
};

// The email and its mark commit together. Whether the person may be written to is asked again: they may
// have said no since.
const deliverTo = (db: Db, recipient: Recipient, { message, job, secret }: Delivery) =>
  transaction(db, async (tx) => {
    const [waiting] = await tx
      .select()
      .from(sourcingRecipients)
      .where(and(isRecipient(recipient), eq(sourcingRecipients.state, WAITING)))
      .for("update");
    if (!waiting) return;
    const now = new Date();
    const id = recipient.developer_id;
    const [person] = await readAddressees(tx, [id], {
      jobId: message.job_id,
      now,
      messageId: recipient.message_id,
    });
    const reason = person ? (person.skip?.reason ?? null) : "unavailable";
    await tx
      .update(sourcingRecipients)
      .set(reason ? { state: SKIPPED, reason } : { state: SENT, sent_at: now })
      .where(isRecipient(recipient));
    if (reason || !person) return;
    const subject = fillFirstName(message.subject, person.firstName);
    await notify(tx, person.userId, {
      kind: "team",
      title: "Our talent team wrote to you",
      body: subject,
      url: `/${LANGUAGE}/messages/${recipient.message_id}`,
    });
    await enqueue(
      tx,
      developerMessageMail(person.email, {
        author: {
          name: `${message.first_name} ${message.last_name}`.trim(),
          email: message.email,
        },
        subject,
        text: fillFirstName(message.body, person.firstName),
        job,
        recipient,
        token: signAlertLink(secret, { act: "end-messages", id }),
      }),
    );
  });

/** Delivers a message to those who still wait for it; after a crash, to the others. */
export const deliverMessage = async (db: Db, secret: string, messageId: number) => {
  const message = await readMessage(db, messageId);
  if (!message) return;
  const job = await findMessageJob(db, message.job_id, new Date());
  await forEachItem(
    (last: Recipient | undefined) => listWaiting(db, messageId, last),
    (recipient) => deliverTo(db, recipient, { message, job, secret }),
  );
};
