import {
  fillFirstName,
  MESSAGE_REPLIES_A_DAY,
  SOURCING_MESSAGES as M,
} from "@devguild/schemas/constants/sourcing";
import { LANGUAGE } from "@devguild/schemas/product";
import { and, eq, gt, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { DAY_MS, REPEAT_MS } from "../../time.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { users } from "../users/users.tables.ts";
import { isRecipient, type Recipient, wasWritten } from "./recipients.queries.ts";
import { findSender } from "./sourcing-options.queries.ts";
import { developerReplyMail } from "./sourcing.mails.ts";
import { sourcingMessages, sourcingRecipients, sourcingReplies } from "./sourcing.tables.ts";

// Locked, so that of many replies at once no more than allowed get through.
const lockMessage = async (tx: Db, recipient: Recipient) => {
  const [message] = await tx
    .select({ sender_id: sourcingMessages.sender_id, subject: sourcingMessages.subject })
    .from(sourcingRecipients)
    .innerJoin(sourcingMessages, eq(sourcingMessages.id, sourcingRecipients.message_id))
    .where(and(isRecipient(recipient), wasWritten))
    .for("update", { of: sourcingRecipients });
  return message ?? notFound();
};

const countReplies = (
  tx: Db,
  { message_id, developer_id }: Recipient,
  since: number,
  text?: string,
) =>
  tx.$count(
    sourcingReplies,
    and(
      eq(sourcingReplies.message_id, message_id),
      eq(sourcingReplies.developer_id, developer_id),
      gt(sourcingReplies.created_at, new Date(Date.now() - since)),
      text === undefined ? undefined : eq(sourcingReplies.message, text),
    ),
  );

const requireFewReplies = async (tx: Db, recipient: Recipient) => {
  const sent = await countReplies(tx, recipient, DAY_MS);
  if (sent >= MESSAGE_REPLIES_A_DAY) invalid({ message: M.tooManyReplies });
};

/**
 * Sends a developer's reply to whoever wrote the message, by email and to the bell; the reply is stored with
 * the message, which counts as read. Source: docs/product/sourcing.md.
 */
export const replyToMessage = (
  db: Db,
  viewer: DeveloperViewer,
  messageId: number,
  message: string,
) =>
  transaction(db, async (tx) => {
    const recipient = { message_id: messageId, developer_id: viewer.developerId };
    const { sender_id: senderId, subject } = await lockMessage(tx, recipient);
    const sender =
      (senderId === null ? undefined : await findSender(tx, senderId)) ??
      conflict("unreachable", M.noReader);
    // Sent again because its answer was lost.
    if ((await countReplies(tx, recipient, REPEAT_MS, message)) > 0) return;
    await requireFewReplies(tx, recipient);
    await tx.insert(sourcingReplies).values({ ...recipient, message });
    await tx
      .update(sourcingRecipients)
      .set({
        read_at: sql`coalesce(${sourcingRecipients.read_at}, now())`,
        replied_at: sql`coalesce(${sourcingRecipients.replied_at}, now())`,
      })
      .where(isRecipient(recipient));
    const [login] = await tx
      .select({ firstName: users.first_name })
      .from(users)
      .where(eq(users.id, viewer.userId));
    await enqueue(
      tx,
      developerReplyMail(sender.email, {
        developer: { id: viewer.developerId, name: viewer.fullName, email: viewer.email },
        subject: fillFirstName(subject, login?.firstName ?? ""),
        message,
      }),
    );
    // Without a name, which would outlive the developer's account.
    await notify(tx, sender.id, {
      kind: "reply",
      title: "A developer replied to your message",
      url: `/${LANGUAGE}/admin/developers/${viewer.developerId}`,
    });
  });
