import type { JobSuggestionsQuery, SuggestedJob } from "@devguild/schemas/admin-developers";
import { applicationStatusName } from "@devguild/schemas/constants/application-statuses";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { type Db, iso } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { isOpenColumn } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import { buildConversation, type Chat } from "./conversations.policy.ts";
import { jobSuggestions } from "./job-suggestions.tables.ts";

const suggesters = alias(users, "suggesters");

const selectSuggestions = (db: Db, now: Date) =>
  db
    .select({
      id: jobs.id,
      suggestion_id: jobSuggestions.id,
      suggestion: jobSuggestions.message,
      title: jobs.title,
      slug: jobs.slug,
      company: {
        id: companies.id,
        name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
      },
      job_open: isOpenColumn(now),
      suggested_by: sql<
        string | null
      >`nullif(trim(concat(${suggesters.first_name}, ' ', ${suggesters.last_name})), '')`,
      suggested_at: jobSuggestions.created_at,
      status: applications.status,
      user_id: users.id,
      email: users.email,
    })
    .from(jobSuggestions)
    .innerJoin(jobs, eq(jobs.id, jobSuggestions.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .innerJoin(developers, eq(developers.id, jobSuggestions.developer_id))
    .innerJoin(users, eq(users.id, developers.user_id))
    .leftJoin(suggesters, eq(suggesters.id, jobSuggestions.suggested_by))
    .leftJoin(
      applications,
      and(
        eq(applications.job_id, jobSuggestions.job_id),
        eq(applications.developer_id, jobSuggestions.developer_id),
      ),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSuggestions>>[number];

const toSuggestedJob = (
  chat: Chat,
  { user_id: userId, email, status, suggested_at, ...row }: Row,
): SuggestedJob => ({
  ...row,
  suggested_at: iso(suggested_at),
  match_user_state_id: status,
  match_user_state: status === null ? null : applicationStatusName(status),
  ...buildConversation(
    chat,
    { userId, email },
    { title: row.title, companyName: row.company.name },
  ),
});

const ofDeveloper = (developerId: number, search: number | undefined): SQL | undefined =>
  and(
    eq(jobSuggestions.developer_id, developerId),
    search === undefined
      ? undefined
      : sql`${jobSuggestions.job_id} in (select id from ${jobs} wanted where wanted.company_id = ${search})`,
  );

/** Lists a page of the jobs suggested to a developer, the latest first, and the total; two queries. */
export const listSuggestions = async (
  db: Db,
  chat: Chat,
  developerId: number,
  { search, page, per_page }: JobSuggestionsQuery,
  now = new Date(),
): Promise<{ rows: SuggestedJob[]; total: number }> => {
  const condition = ofDeveloper(developerId, search);
  const rows = await selectSuggestions(db, now)
    .where(condition)
    .orderBy(desc(jobSuggestions.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map((row) => toSuggestedJob(chat, row)),
    total: await db.$count(jobSuggestions, condition),
  };
};

/** Finds one suggestion to a developer; undefined if there is none. */
export const findSuggestion = async (
  db: Db,
  chat: Chat,
  { developerId, id }: { developerId: number; id: number },
  now = new Date(),
) => {
  const [row] = await selectSuggestions(db, now).where(
    and(eq(jobSuggestions.developer_id, developerId), eq(jobSuggestions.id, id)),
  );
  return row && toSuggestedJob(chat, row);
};

/** The audit snapshot of what was suggested to a developer: how many jobs. */
export const suggestionsSnapshot: Snapshot = {
  read: async (db, developerId) => {
    const [row] = await db
      .select({ suggestions: count() })
      .from(jobSuggestions)
      .where(eq(jobSuggestions.developer_id, developerId));
    return row;
  },
  personal: new Set(),
};
