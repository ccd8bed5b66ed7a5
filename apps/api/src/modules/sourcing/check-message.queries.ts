import {
  fillFirstName,
  MESSAGE_PAUSE_DAYS,
  type SkipReason,
  SOURCING_MESSAGES as M,
} from "@devguild/schemas/constants/sourcing";
import type { MessageBody, MessageCheck } from "@devguild/schemas/sourcing";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { hidesFrom, isSourceable } from "../developers/sourceable.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { findSender } from "./sourcing-options.queries.ts";
import { sourcingRecipients } from "./sourcing.tables.ts";

const PAUSE_MS = MESSAGE_PAUSE_DAYS * DAY_MS;

/** A developer to whom a message is addressed; `skip` says why they can't get it. */
export type Addressee = {
  id: number;
  userId: number;
  email: string;
  firstName: string;
  fullName: string;
  skip: { reason: SkipReason; until: Date | null } | null;
};

type Row = {
  isSourceable: boolean;
  isHidden: boolean;
  refusedAt: Date | null;
  lastMs: number | null;
};

const findSkip = (
  { isSourceable: may, isHidden, refusedAt, lastMs }: Row,
  now: Date,
): Addressee["skip"] => {
  if (refusedAt !== null) return { reason: "refused", until: null };
  if (!may) return { reason: "unavailable", until: null };
  if (isHidden) return { reason: "hidden", until: null };
  const until = lastMs === null ? null : new Date(lastMs + PAUSE_MS);
  return until && until > now ? { reason: "recent", until } : null;
};

/**
 * Reads whether developers may be written to, about a job or about none, in the order of their ids; unknown
 * ones are left out. A message that is already recorded as `messageId` doesn't count as a recent one.
 */
export const readAddressees = async (
  db: Db,
  ids: readonly number[],
  { jobId, now, messageId = 0 }: { jobId: number | null; now: Date; messageId?: number },
): Promise<Addressee[]> => {
  const rows = await db
    .select({
      id: developers.id,
      userId: developers.user_id,
      email: users.email,
      firstName: users.first_name,
      fullName: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      isSourceable,
      isHidden: hidesFrom(
        developers.id,
        sql`(select company_id from ${jobs} about where about.id = ${jobId})`,
      ),
      refusedAt: developers.messages_refused_at,
      lastMs: sql<
        number | null
      >`(select (extract(epoch from max(${sourcingRecipients.created_at})) * 1000)::float8 from ${sourcingRecipients} where ${sourcingRecipients.developer_id} = ${developers.id} and ${sourcingRecipients.state} < 2 and ${sourcingRecipients.message_id} <> ${messageId})`,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        inArray(developers.id, [...ids]),
        isNull(developers.deleted_at),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(developers.id);
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    email: row.email,
    firstName: row.firstName,
    fullName: row.fullName,
    skip: findSkip(row, now),
  }));
};

/** Finds the job that a message is about, if it is open; null without one. */
export const findMessageJob = async (db: Db, id: number | null, now: Date) => {
  if (id === null) return null;
  const [job] = await db
    .select({ id: jobs.id, title: jobs.title, slug: jobs.slug, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(and(eq(jobs.id, id), isOpen(now)));
  return job ?? null;
};

/** Checks who sends a message and what it is about; throws 422 at the field that is wrong. */
export const requireSenderAndJob = async (
  db: Db,
  { sender_id, job_id }: Pick<MessageBody, "sender_id" | "job_id">,
  now: Date,
) => {
  const sender = (await findSender(db, sender_id)) ?? invalid({ sender_id: M.sender });
  const job = await findMessageJob(db, job_id, now);
  if (job_id !== null && !job) return invalid({ job_id: M.job });
  return { sender, job };
};

/** Says who would get a message and who wouldn't, and what the first of them would read. */
export const checkMessage = async (
  db: Db,
  message: MessageBody,
  now = new Date(),
): Promise<MessageCheck> => {
  await requireSenderAndJob(db, message, now);
  const addressees = await readAddressees(db, message.developer_ids, {
    jobId: message.job_id,
    now,
  });
  const people = addressees
    .filter(({ skip }) => skip === null)
    .map(({ id, fullName, firstName }) => ({ id, full_name: fullName, first_name: firstName }));
  const [first] = people;
  return {
    valid: people.length > 0,
    recipients: people.length,
    people,
    skipped: addressees.flatMap(({ id, fullName, skip }) =>
      skip ? [{ id, full_name: fullName, reason: skip.reason, until: isoOrNull(skip.until) }] : [],
    ),
    preview: first
      ? {
          full_name: first.full_name,
          subject: fillFirstName(message.subject, first.first_name),
          body: fillFirstName(message.body, first.first_name),
        }
      : null,
  };
};
