import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId } from "../../db/columns.ts";
import type { MailAttachment } from "../../ports/mail/mail.port.ts";

/** The development outbox: emails and text messages that were not sent. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: identityId(),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    // The queued task, so that a retry after a crash doesn't add the message twice.
    task_id: text().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index("outbox_messages_to").on(table.to, table.id.desc().nullsFirst())],
);
