import { RECIPIENT_STATES, type RecipientState } from "@devguild/schemas/constants/sourcing";
import type { ListQuery } from "@devguild/schemas/fields";
import type { MessageSummary, SentMessage } from "@devguild/schemas/sourcing";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { sourcingMessages, sourcingRecipients } from "./sourcing.tables.ts";

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

const { WAITING, SENT, SKIPPED, FAILED } = RECIPIENT_STATES;

const MESSAGE = {
  id: sourcingMessages.id,
  subject: sourcingMessages.subject,
  sender: fullName,
  sender_id: sourcingMessages.sender_id,
  job_title: jobs.title,
  send_at: sourcingMessages.send_at,
  withdrawn_at: sourcingMessages.withdrawn_at,
};
type MessageRow = {
  id: number;
  subject: string;
  sender: string;
  sender_id: number | null;
  job_title: string | null;
  send_at: Date;
  withdrawn_at: Date | null;
};

const toMessage = ({ withdrawn_at, sender_id, sender, send_at, ...shown }: MessageRow) => ({
  ...shown,
  sender: sender_id === null ? null : sender,
  send_at: iso(send_at),
  withdrawn: withdrawn_at !== null,
});

const countState = (state: RecipientState) =>
  sql<number>`count(*) filter (where ${sourcingRecipients.state} = ${state})`.mapWith(Number);
const COUNTS = {
  waiting: countState(WAITING),
  sent: countState(SENT),
  failed: countState(FAILED),
  skipped: countState(SKIPPED),
  read: sql<number>`count(${sourcingRecipients.read_at})`.mapWith(Number),
  replied: sql<number>`count(${sourcingRecipients.replied_at})`.mapWith(Number),
};
const NOBODY = { waiting: 0, sent: 0, failed: 0, skipped: 0, read: 0, replied: 0 };

/** Lists a page of the messages to developers, the newest first, with their outcomes. Three queries. */
export const listMessages = async (
  db: Db,
  { page, per_page }: ListQuery,
): Promise<{ rows: MessageSummary[]; total: number }> => {
  const messages = await db
    .select(MESSAGE)
    .from(sourcingMessages)
    .leftJoin(users, eq(users.id, sourcingMessages.sender_id))
    .leftJoin(jobs, eq(jobs.id, sourcingMessages.job_id))
    .orderBy(desc(sourcingMessages.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const outcomes = await db
    .select({ id: sourcingRecipients.message_id, ...COUNTS })
    .from(sourcingRecipients)
    .where(
      inArray(
        sourcingRecipients.message_id,
        messages.map(({ id }) => id),
      ),
    )
    .groupBy(sourcingRecipients.message_id);
  const counts = new Map(outcomes.map(({ id, ...found }) => [id, found]));
  return {
    rows: messages.map((message) =>
      Object.assign(toMessage(message), counts.get(message.id) ?? NOBODY),
    ),
    total: await db.$count(sourcingMessages),
  };
};

/** Reads a message and what became of it for each developer; throws 404 if there is none. Two queries. */
export const findMessage = async (db: Db, id: number): Promise<SentMessage> => {
  const [message] = await db
    .select(MESSAGE)
    .from(sourcingMessages)
    .leftJoin(users, eq(users.id, sourcingMessages.sender_id))
    .leftJoin(jobs, eq(jobs.id, sourcingMessages.job_id))
    .where(eq(sourcingMessages.id, id));
  if (!message) return notFound();
  const rows = await db
    .select({
      id: developers.id,
      full_name: fullName,
      state: sourcingRecipients.state,
      reason: sourcingRecipients.reason,
      sent_at: sourcingRecipients.sent_at,
      read_at: sourcingRecipients.read_at,
      replied_at: sourcingRecipients.replied_at,
    })
    .from(sourcingRecipients)
    .innerJoin(developers, eq(developers.id, sourcingRecipients.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(eq(sourcingRecipients.message_id, id))
    .orderBy(asc(sql`lower(${fullName})`), asc(developers.id));
  const count = (state: number) => rows.filter((row) => row.state === state).length;
  return {
    ...toMessage(message),
    waiting: count(WAITING),
    sent: count(SENT),
    failed: count(FAILED),
    skipped: count(SKIPPED),
    read: rows.filter((row) => row.read_at !== null).length,
    replied: rows.filter((row) => row.replied_at !== null).length,
    people: rows.map((row) =>
      Object.assign(row, {
        sent_at: isoOrNull(row.sent_at),
        read_at: isoOrNull(row.read_at),
        replied_at: isoOrNull(row.replied_at),
      }),
    ),
  };
};

/** The audit snapshot of a message to developers; who got it is in the message itself. */
export const messageSnapshot: Snapshot = {
  read: async (db, id) => {
    const [message] = await db
      .select({
        subject: sourcingMessages.subject,
        sender_id: sourcingMessages.sender_id,
        job_id: sourcingMessages.job_id,
        withdrawn: sql<boolean>`${sourcingMessages.withdrawn_at} is not null`,
      })
      .from(sourcingMessages)
      .where(eq(sourcingMessages.id, id))
      .for("no key update");
    return message;
  },
  personal: new Set(),
};
