import type { CandidateCounts } from "@devguild/schemas/applications";
import type {
  InboxCandidate,
  InboxQuery,
  OpenedCandidate,
} from "@devguild/schemas/candidate-inbox";
import { INBOX_STATUSES, type InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";

import { type Db, iso, selectRows as selectSqlRows } from "../../db/db.ts";
import { candidateVisits } from "../candidate-notes/candidate-notes.tables.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import {
  applicationMessages,
  applications,
  companyCandidateCounts,
} from "./applications.tables.ts";
import { countYears } from "./compare-candidates.policy.ts";
import {
  type Found,
  ofCompany,
  selectFoundIds,
  toFound,
  toOrder,
  toShown,
  toStatusArray,
} from "./inbox-filter.queries.ts";
import { findCandidate } from "./read-candidates.queries.ts";

const lastSender = sql<
  string | null
>`(select ${applicationMessages.sent_by} from ${applicationMessages}
  where ${applicationMessages.application_id} = ${applications.id}
  order by ${applicationMessages.id} desc limit 1)`;

// Unread until the viewer opens it, and again when the candidate writes.
const isUnread = (userId: number) => sql<boolean>`not exists (select 1 from ${candidateVisits}
  where ${candidateVisits.application_id} = ${applications.id} and ${candidateVisits.user_id} = ${userId}
    and ${candidateVisits.seen_at} >= greatest(${applications.applied_at},
      (select max(${applicationMessages.created_at}) from ${applicationMessages}
        where ${applicationMessages.application_id} = ${applications.id}
          and ${applicationMessages.sent_by} = 'developer')))`;

const selectRows = (db: Db, condition: SQL, userId: number) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      applied_at: applications.applied_at,
      waiting_since: applications.waiting_since,
      match_points: applications.match_points,
      job: { id: jobs.id, title: jobs.title, skill_ids: jobs.skill_ids },
      first_name: users.first_name,
      last_name: users.last_name,
      image: users.image_url,
      position: developers.position,
      job_title: developers.job_title,
      skills: skillsColumn,
      last_sender: lastSender,
      is_unread: isUnread(userId),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(condition);

const toRow = (row: Awaited<ReturnType<typeof selectRows>>[number]): InboxCandidate => ({
  id: row.id,
  job: { id: row.job.id, title: row.job.title },
  status: row.status as InboxStatus,
  applied_at: iso(row.applied_at),
  waiting_since: iso(row.waiting_since),
  match_points: row.match_points,
  full_name: `${row.first_name} ${row.last_name}`.trim(),
  image: row.image,
  position: row.position || row.job_title,
  years: countYears(row),
  has_reply: row.last_sender === "developer",
  is_unread: row.is_unread,
});

// All candidates of a company are counted by triggers.
const readCounts = (db: Db, companyId: number) =>
  db
    .select({ status: companyCandidateCounts.status, count: companyCandidateCounts.count })
    .from(companyCandidateCounts)
    .where(
      and(
        eq(companyCandidateCounts.company_id, companyId),
        inArray(companyCandidateCounts.status, [...INBOX_STATUSES]),
        gt(companyCandidateCounts.count, 0),
      ),
    )
    .orderBy(companyCandidateCounts.status);

type Page = { limit: number; offset: number };

// Each condition is tried once for both, as a search through all candidates takes long.
const countAndFindIds = async (
  db: Db,
  { condition }: Found,
  query: InboxQuery,
  { limit, offset }: Page,
): Promise<{ counts: CandidateCounts; ids: number[] }> => {
  const [found] = await selectSqlRows<{ counts: CandidateCounts; ids: number[] }>(
    db,
    sql`with found as materialized (
        select id, status, applied_at, waiting_since, match_points from ${applications} where ${condition}),
      counted as (select status, count(*)::int as count from found group by status),
      page as (select id from found where status = any(${toStatusArray(query.statuses)})
        order by ${toOrder(query.order, "found")} limit ${limit}::bigint offset ${offset}::bigint)
      select (select coalesce(json_agg(counted order by status), '[]') from counted) as counts,
        (select coalesce(json_agg(id), '[]') from page) as ids`,
  );
  return found ?? { counts: [], ids: [] };
};

const findPage = async (db: Db, companyId: number, found: Found, query: InboxQuery, page: Page) => {
  if (!found.isAll) {
    const { counts, ids } = await countAndFindIds(db, found, query, page);
    return { counts, isOnPage: inArray(applications.id, ids) };
  }
  const isOnPage = sql`${applications.id} in (${selectFoundIds(found, query, page)})`;
  return { counts: await readCounts(db, companyId), isOnPage };
};

type Listed = { rows: InboxCandidate[]; total: number; counts: CandidateCounts };

/**
 * Lists a page of the candidates of all of a company's jobs, and counts those found by status; two
 * statements.
 */
export const listInbox = async (
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
  query: InboxQuery,
  now = new Date(),
): Promise<Listed> => {
  const found = await toFound(db, companyId, query, now);
  const { page, per_page: limit } = query;
  const { counts, isOnPage } = await findPage(db, companyId, found, query, {
    limit,
    offset: (page - 1) * limit,
  });
  const rows = await selectRows(db, isOnPage, userId).orderBy(toOrder(query.order, "applications"));
  const shown = new Set<number>(toShown(query.statuses));
  return {
    rows: rows.map(toRow),
    total: counts.reduce((sum, { status, count }) => sum + (shown.has(status) ? count : 0), 0),
    counts,
  };
};

/** Finds a candidate of any job of a company, with the job; null if the company has no such candidate. */
export const findOpened = async (
  db: Db,
  { companyId, candidateId }: { companyId: number; candidateId: number },
): Promise<OpenedCandidate | null> => {
  const [job] = await db
    .select({ id: jobs.id, title: jobs.title, skillIds: jobs.skill_ids })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(and(eq(applications.id, candidateId), ofCompany(companyId)));
  if (!job) return null;
  const candidate = await findCandidate(db, { companyId, jobId: job.id, candidateId }, "company");
  if (!candidate) return null;
  const { skills } = await getCatalogue(db);
  return {
    ...candidate,
    job: {
      id: job.id,
      title: job.title,
      skills: job.skillIds.map((id) => ({ id, name: skills.get(id)?.name ?? "" })),
    },
  };
};
