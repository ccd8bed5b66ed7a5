import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue } from "../../queue/queue.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { type Indexes, getIndexes } from "../job-index/job-indexes.queries.ts";
import { toMatch, describeMatch } from "../jobs/match-words.policy.ts";
import { listNewJobs } from "../jobs/new-jobs.queries.ts";
import { toMailJob } from "../mail/mail-jobs.policy.ts";
import { users } from "../users/users.tables.ts";
import { signAlertLink } from "./alert-links.policy.ts";
import { alertMail } from "./alerts.mails.ts";
import { findOwner } from "./alerts.queries.ts";
import { savedSearches, type SavedSearchRow } from "./alerts.tables.ts";
import { toSearchCriteria } from "./canonical-search.policy.ts";
import { claimAlerts } from "./claim-alerts.commands.ts";
import { describeSearch, toSearchPath } from "./describe-search.policy.ts";
import { nextDue } from "./due.policy.ts";

const JOBS_SHOWN = 10;
const BATCH = 500;

// A job of the last minute may not be committed everywhere yet; it goes into the next email.
const SETTLED_AFTER_MS = 60 * 1000;

type Due = { id: number; due: Date; email: string | null };
type Round = { secret: string; now: Date; indexes: Indexes | null };

/** Lists a batch of due searches after `last`, the longest overdue first. */
const listDue = async (db: Db, last: Due | undefined, now: Date): Promise<Due[]> => {
  const rows = await db
    .select({ id: savedSearches.id, due: savedSearches.due_at, email: savedSearches.email })
    .from(savedSearches)
    .where(
      and(
        lte(savedSearches.due_at, now),
        last &&
          sql`(${savedSearches.due_at}, ${savedSearches.id}) > (${last.due.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(asc(savedSearches.due_at), asc(savedSearches.id))
    .limit(BATCH);
  return rows.map(({ id, due, email }) => ({ id, due: due ?? now, email }));
};

const isOpenLogin = and(isNull(users.deleted_at), isNull(users.suspended_at));

type Receiver = { email: string; firstName: string; developerId: number | null };

/** Finds who gets a search's emails; null if the login is unconfirmed, suspended or deleted. */
const findReceiver = async (tx: Db, row: SavedSearchRow): Promise<Receiver | null> => {
  if (row.email !== null) {
    const closedLogins = await tx.$count(
      users,
      and(
        eq(sql`lower(${users.email})`, row.email),
        or(isNotNull(users.deleted_at), isNotNull(users.suspended_at)),
      ),
    );
    return closedLogins > 0 ? null : { email: row.email, firstName: "", developerId: null };
  }
  const [developer] = await tx
    .select({ email: users.email, firstName: users.first_name, developerId: developers.id })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        eq(developers.id, row.developer_id ?? 0),
        isNull(developers.deleted_at),
        isNotNull(users.email_verified_at),
        isOpenLogin,
      ),
    );
  return developer ?? null;
};

/** Finds the jobs that match a search and were not emailed yet, formatted for the email. */
const findNews = async (
  tx: Db,
  { search, looked_at: after }: SavedSearchRow,
  { developerId }: Receiver,
  { until, now, indexes }: Round & { until: Date },
) => {
  const { jobs, total } = await listNewJobs(
    tx,
    toSearchCriteria(search),
    { after, until },
    { limit: JOBS_SHOWN, developerId },
    now,
    indexes,
  );
  const developer =
    developerId !== null && jobs.length > 0 ? await findMatchDeveloper(tx, developerId) : null;
  const matched = developer && developer.skills.length > 0 ? developer : null;
  return {
    total,
    jobs: jobs.map((job) => toMailJob(job, matched && describeMatch(job, toMatch(job, matched)))),
  };
};

const sendNewJobs = async (
  tx: Db,
  row: SavedSearchRow,
  receiver: Receiver,
  round: Round & { until: Date },
) => {
  const { jobs, total } = await findNews(tx, row, receiver, round);
  if (jobs.length === 0) return false;
  const catalogue = await getCatalogue(tx);
  const { email, firstName } = receiver;
  const found = {
    name: row.name,
    description: describeSearch(catalogue, row.search),
    path: toSearchPath(catalogue, row.search),
    frequency: row.frequency,
    jobs,
    total,
  };
  const token = signAlertLink(round.secret, { act: "end-alert", id: row.id });
  await enqueue(tx, alertMail(email, firstName, found, token));
  return true;
};

// The email and the next due time commit together, so that nothing is lost or sent twice.
const sendOne = (db: Db, id: number, round: Round) =>
  transaction(db, async (tx) => {
    const { now } = round;
    const [row] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.id, id), lte(savedSearches.due_at, now)))
      .for("update", { skipLocked: true });
    if (!row?.due_at) return;
    const settled = new Date(now.getTime() - SETTLED_AFTER_MS);
    const until = settled > row.looked_at ? settled : row.looked_at;
    const receiver = await findReceiver(tx, row);
    const isSent = receiver !== null && (await sendNewJobs(tx, row, receiver, { ...round, until }));
    await tx
      .update(savedSearches)
      .set({
        looked_at: until,
        due_at: nextDue(row.frequency, row.due_at, now),
        ...(isSent && { last_mail_at: now }),
      })
      .where(eq(savedSearches.id, id));
  });

/**
 * Claims a guest's alerts for developers whose address was confirmed elsewhere, for example by a
 * provider.
 */
const settleOwner = async (db: Db, { email }: Due) => {
  const owner = email === null ? undefined : await findOwner(db, { email });
  if (owner) await transaction(db, (tx) => claimAlerts(tx, owner.userId));
};

/**
 * Emails the new jobs of every saved search that is due; without new jobs there is no email, and the
 * search is due again later. Safe to run in several processes at once. Source: docs/product/alerts.md.
 */
export const sendDueAlerts = (db: Db, secret: string, now = new Date()) =>
  forEachItem(
    (last: Due | undefined) => listDue(db, last, now),
    async (due) => {
      await settleOwner(db, due);
      await sendOne(db, due.id, { secret, now, indexes: getIndexes(db, now.getTime()) });
    },
  );
