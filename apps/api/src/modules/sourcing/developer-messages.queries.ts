import { fillFirstName } from "@devguild/schemas/constants/sourcing";
import type {
  DeveloperMessage,
  DeveloperMessageRow,
  DeveloperMessagesQuery,
  StaffDeveloperMessage,
} from "@devguild/schemas/developer-messages";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { isOpenColumn } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { wasWritten } from "./recipients.queries.ts";
import { findSender } from "./sourcing-options.queries.ts";
import { sourcingMessages, sourcingRecipients, sourcingReplies } from "./sourcing.tables.ts";

const authors = alias(users, "authors");

type StoredReply = { id: number; message: string; created_at: string };

// With the row, as a list of messages with replies has three queries at most.
const replies = sql<StoredReply[]>`coalesce((
  select json_agg(json_build_object('id', each.id, 'message', each.message, 'created_at', each.created_at) order by each.id)
  from ${sourcingReplies} each
  where each.message_id = ${sourcingRecipients.message_id} and each.developer_id = ${sourcingRecipients.developer_id}
), '[]')`;

const selectWritten = (db: Db, developerId: number, now: Date) =>
  db
    .select({
      id: sourcingMessages.id,
      subject: sourcingMessages.subject,
      body: sourcingMessages.body,
      sender_id: sourcingMessages.sender_id,
      author_name: sql<string>`trim(concat(${authors.first_name}, ' ', ${authors.last_name}))`,
      author_image: authors.image_url,
      state: sourcingRecipients.state,
      reason: sourcingRecipients.reason,
      created_at: sourcingRecipients.created_at,
      sent_at: sourcingRecipients.sent_at,
      read_at: sourcingRecipients.read_at,
      replied_at: sourcingRecipients.replied_at,
      first_name: users.first_name,
      replies,
      job: { id: jobs.id, title: jobs.title, slug: jobs.slug },
      job_open: isOpenColumn(now),
      company: {
        id: companies.id,
        slug: companies.slug,
        name: companies.name,
        logo_url: companies.logo_url,
      },
    })
    .from(sourcingRecipients)
    .innerJoin(sourcingMessages, eq(sourcingMessages.id, sourcingRecipients.message_id))
    .innerJoin(developers, eq(developers.id, sourcingRecipients.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .leftJoin(authors, eq(authors.id, sourcingMessages.sender_id))
    .leftJoin(jobs, eq(jobs.id, sourcingMessages.job_id))
    .leftJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(sourcingRecipients.developer_id, developerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectWritten>>[number];

const toOwnRow = (row: Row): DeveloperMessageRow => ({
  id: row.id,
  subject: fillFirstName(row.subject, row.first_name),
  // Whoever has no account left has no name.
  author: row.author_name === "" ? null : { full_name: row.author_name, image: row.author_image },
  sent_at: iso(row.sent_at ?? row.created_at),
  read_at: isoOrNull(row.read_at),
  replied_at: isoOrNull(row.replied_at),
});

const toReplies = ({ replies }: Row) =>
  replies.map(({ id, message, created_at }) => ({
    id,
    message,
    created_at: iso(new Date(created_at)),
  }));

const isOwn = (developerId: number) =>
  and(eq(sourcingRecipients.developer_id, developerId), wasWritten);

/** Lists a page of what our staff wrote to a developer, the latest first, and the total; two queries. */
export const listOwnMessages = async (
  db: Db,
  developerId: number,
  { page, per_page }: DeveloperMessagesQuery,
  now = new Date(),
): Promise<{ rows: DeveloperMessageRow[]; total: number }> => {
  const rows = await selectWritten(db, developerId, now)
    .where(isOwn(developerId))
    .orderBy(desc(sourcingRecipients.message_id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(toOwnRow),
    total: await db.$count(sourcingRecipients, isOwn(developerId)),
  };
};

/** Counts a developer's unread messages. */
export const countUnreadMessages = (db: Db, developerId: number) =>
  db.$count(sourcingRecipients, and(isOwn(developerId), isNull(sourcingRecipients.read_at)));

/** Reads a developer's message with their replies; throws 404 if it isn't theirs. At most two queries. */
export const findOwnMessage = async (
  db: Db,
  developerId: number,
  id: number,
  now = new Date(),
): Promise<DeveloperMessage> => {
  const [row] = await selectWritten(db, developerId, now).where(
    and(isOwn(developerId), eq(sourcingRecipients.message_id, id)),
  );
  if (!row) return notFound();
  const { job, company, sender_id: senderId } = row;
  return {
    ...toOwnRow(row),
    body: fillFirstName(row.body, row.first_name),
    job: job && company ? { ...job, company, is_open: row.job_open } : null,
    replies: toReplies(row),
    can_reply: senderId !== null && (await findSender(db, senderId)) !== undefined,
  };
};

/**
 * Lists a page of what staff wrote to a developer, the latest first, with what became of each, and the total;
 * two queries.
 */
export const listMessagesTo = async (
  db: Db,
  developerId: number,
  { page, per_page }: DeveloperMessagesQuery,
  now = new Date(),
): Promise<{ rows: StaffDeveloperMessage[]; total: number }> => {
  const rows = await selectWritten(db, developerId, now)
    .orderBy(desc(sourcingRecipients.message_id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      subject: fillFirstName(row.subject, row.first_name),
      body: fillFirstName(row.body, row.first_name),
      sender: row.author_name || null,
      job_title: row.job?.title ?? null,
      state: row.state,
      reason: row.reason,
      created_at: iso(row.created_at),
      sent_at: isoOrNull(row.sent_at),
      read_at: isoOrNull(row.read_at),
      replied_at: isoOrNull(row.replied_at),
      replies: toReplies(row),
    })),
    total: await db.$count(sourcingRecipients, eq(sourcingRecipients.developer_id, developerId)),
  };
};
