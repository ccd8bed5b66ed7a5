import type {
  AppliedJob,
  AppliedJobsQuery,
  DeveloperDashboard,
} from "@devguild/schemas/applications";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { isOpenColumn } from "../job-states/job-states.queries.ts";
import { toCities } from "../jobs/job-card.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { companyFacets } from "../public-companies/public-companies.tables.ts";
import { applicationMessages, applicationMoves, applications } from "./applications.tables.ts";
import {
  APPLICATION_STATUSES,
  applicationStatusName,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

/** Lists the status changes of several applications, oldest first, grouped by application. */
export const listMoves = async (db: Db, ids: number[]) => {
  const rows = await db
    .select()
    .from(applicationMoves)
    .where(inArray(applicationMoves.application_id, ids))
    .orderBy(asc(applicationMoves.id));
  return Map.groupBy(
    rows.map((row) => ({
      application: row.application_id,
      move: {
        status: row.status,
        name: applicationStatusName(row.status),
        by: row.moved_by,
        reason: row.reason,
        at: iso(row.created_at),
      },
    })),
    ({ application }) => application,
  );
};

/** Lists the messages of both sides in several applications, oldest first, grouped by application. */
export const listMessages = async (db: Db, ids: number[]) => {
  const rows = await db
    .select()
    .from(applicationMessages)
    .where(inArray(applicationMessages.application_id, ids))
    .orderBy(asc(applicationMessages.id));
  return Map.groupBy(
    rows.map((row) => ({
      application: row.application_id,
      message: {
        id: row.id,
        by: row.sent_by,
        author_name: row.author_name,
        message: row.message,
        contact_email: row.contact_email,
        created_at: iso(row.created_at),
      },
    })),
    ({ application }) => application,
  );
};

type Message = { by: "company" | "developer" };

/** Returns whether a developer can write to the company: it has written, and they haven't withdrawn. */
const mayReply = (status: ApplicationStatus, thread: readonly Message[]) =>
  status !== APPLICATION_STATUSES.WALKED_AWAY && thread.some(({ by }) => by === "company");

const readAppliedJobs = async (
  db: Db,
  condition: SQL | undefined,
  { page, per_page }: Pick<AppliedJobsQuery, "page" | "per_page">,
  now: Date,
): Promise<{ rows: AppliedJob[]; total: number | undefined }> => {
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select({
      application: applications,
      job: {
        id: jobs.id,
        slug: jobs.slug,
        title: jobs.title,
        city_ids: jobs.city_ids,
        remote: jobs.remote,
        cover_url: jobs.cover_url,
      },
      company: {
        id: companies.id,
        name: companies.name,
        display_name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
        has_page: sql<boolean>`(${isPublic})`,
      },
      company_cover: companies.cover_url,
      job_open: isOpenColumn(now),
      answers_in_days: companyFacets.answers_in_days,
      total: sql<number>`(select count(*)::int from ${applications} where ${condition})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .where(condition)
    .orderBy(desc(applications.status_updated_at), desc(applications.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = rows[0]?.total;
  if (total === undefined) return { rows: [], total };
  const ids = rows.map(({ application }) => application.id);
  const moves = await listMoves(db, ids);
  const messages = await listMessages(db, ids);
  const applied = rows.map(({ application, job, company, ...row }) => {
    const thread = (messages.get(application.id) ?? []).map(({ message }) => message);
    return {
      id: job.id,
      application_id: application.id,
      job: {
        id: job.id,
        slug: job.slug,
        title: job.title,
        company,
        cities: toCities(catalogue, job.city_ids),
        remote: job.remote ? (1 as const) : (0 as const),
      },
      company_name: company.name,
      cover_url: job.cover_url ?? row.company_cover,
      is_external: application.is_external,
      job_open: row.job_open,
      match_user_state_id: application.status,
      match_user_state: applicationStatusName(application.status),
      match_user_state_date: iso(application.status_updated_at),
      applied_at: iso(application.applied_at),
      archived_at: isoOrNull(application.archived_at),
      cover_letter: application.cover_letter,
      decline_reasons: application.decline_reasons,
      answers_in_days: row.answers_in_days,
      history: (moves.get(application.id) ?? []).map(({ move }) => move),
      messages: thread,
      can_reply: mayReply(application.status, thread),
    };
  });
  return { rows: applied, total };
};

const countCurrent = (status?: ApplicationStatus) => {
  const hasStatus = status === undefined ? undefined : eq(applications.status, status);
  const isCounted = and(isNull(applications.archived_at), hasStatus);
  return sql<number>`(count(*) filter (where ${isCounted}))::int`;
};

/** Counts a developer's applications: those shown, also by status, and those archived. One query. */
export const countAppliedJobs = async (
  db: Db,
  developerId: number,
): Promise<DeveloperDashboard["applied_counts"]> => {
  const [counted] = await db
    .select({
      current: countCurrent(),
      archived: count(applications.archived_at),
      with_company: countCurrent(APPLICATION_STATUSES.NEW_CANDIDATE),
      interviewing: countCurrent(APPLICATION_STATUSES.INTERVIEWING),
    })
    .from(applications)
    .where(eq(applications.developer_id, developerId));
  return counted ?? { current: 0, archived: 0, with_company: 0, interviewing: 0 };
};

/** Lists a page of a developer's applications, the most recently changed first; three queries. */
export const listAppliedJobs = async (
  db: Db,
  developerId: number,
  { archived, ...page }: AppliedJobsQuery,
  now = new Date(),
): Promise<{ rows: AppliedJob[]; total: number }> => {
  const { archived_at } = applications;
  const isWanted =
    archived === undefined ? undefined : archived ? isNotNull(archived_at) : isNull(archived_at);
  const condition = and(eq(applications.developer_id, developerId), isWanted);
  const { rows, total } = await readAppliedJobs(db, condition, page, now);
  // A page after the last one has no row that could say how many there are.
  return { rows, total: total ?? (await db.$count(applications, condition)) };
};

/** Finds a developer's application to one job; null if there is none. */
export const findAppliedJob = async (
  db: Db,
  developerId: number,
  jobId: number,
  now = new Date(),
) => {
  const {
    rows: [applied],
  } = await readAppliedJobs(
    db,
    and(eq(applications.developer_id, developerId), eq(applications.job_id, jobId)),
    { page: 1, per_page: 1 },
    now,
  );
  return applied ?? null;
};
