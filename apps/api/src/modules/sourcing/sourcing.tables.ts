import {
  MESSAGE_REPLY_MAX,
  RECIPIENT_STATES,
  type RecipientState,
  type SkipReason,
} from "@devguild/schemas/constants/sourcing";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** Messages of staff to developers; the same text for all of its recipients. */
export const sourcingMessages = pgTable(
  "sourcing_messages",
  {
    id: identityId(),
    sender_id: ref().references(() => users.id, { onDelete: "set null" }),
    sent_by: ref().references(() => users.id, { onDelete: "set null" }),
    job_id: ref().references(() => jobs.id),
    subject: text().notNull(),
    body: text().notNull(),
    // Until then it can be taken back.
    send_at: instant().notNull(),
    withdrawn_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    check(
      "sourcing_messages_length",
      sql`length(${table.subject}) <= 120 and length(${table.body}) <= 5000`,
    ),
  ],
);

/** To whom a message goes, and what became of it. */
export const sourcingRecipients = pgTable(
  "sourcing_recipients",
  {
    message_id: ref()
      .notNull()
      .references(() => sourcingMessages.id, { onDelete: "cascade" }),
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    state: smallint().$type<RecipientState>().notNull().default(RECIPIENT_STATES.WAITING),
    // Why it was skipped.
    reason: text().$type<SkipReason>(),
    created_at: createdAt(),
    sent_at: instant(),
    // When the developer first opened it on our site.
    read_at: instant(),
    // When the developer first replied there.
    replied_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.developer_id] }),
    // What someone was written.
    index("sourcing_recipients_written").on(
      table.developer_id,
      table.message_id.desc().nullsFirst(),
    ),
    // When someone was last written to.
    index("sourcing_recipients_latest")
      .on(table.developer_id, table.created_at)
      .where(sql`${table.state} < 2`),
    check("sourcing_recipients_state", sql`${table.state} between 0 and 4`),
  ],
);

/** What developers replied to messages, on our site. */
export const sourcingReplies = pgTable(
  "sourcing_replies",
  {
    id: identityId(),
    message_id: ref().notNull(),
    developer_id: ref().notNull(),
    message: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({
      name: "sourcing_replies_recipient",
      columns: [table.message_id, table.developer_id],
      foreignColumns: [sourcingRecipients.message_id, sourcingRecipients.developer_id],
    }).onDelete("cascade"),
    index("sourcing_replies_in_order").on(table.message_id, table.developer_id, table.id),
    check(
      "sourcing_replies_length",
      sql`length(${table.message}) <= ${sql.raw(String(MESSAGE_REPLY_MAX))}`,
    ),
  ],
);
