import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import type { DashboardSectionName } from "@devguild/schemas/constants/company-dashboard";
import type { JobStatus } from "@devguild/schemas/constants/jobs";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { toPostingCounts } from "../postings/postings.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import type { CampaignRow } from "./campaign-cards.policy.ts";

const WEEK_MS = 7 * DAY_MS;
const STORIES_SHOWN = 5;
const CAMPAIGNS_SHOWN = 4;

const selectStories = (companyId: number) =>
  sql<CompanyDashboard["stories"]>`(select coalesce(json_agg(shown), '[]') from (
    select stories.id, stories.title, stories.status, coalesce(figures.views, 0) as views
    from company_stories stories left join company_story_figures figures on figures.story_id = stories.id
    where stories.company_id = ${companyId}
    order by stories.position, stories.id limit ${STORIES_SHOWN}) shown)`;

const selectCampaigns = (companyId: number, now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<CampaignRow[]>`(select coalesce(json_agg(shown), '[]') from (
    select newest.*, exists (select 1 from company_memberships m
        where m.company_id = ${companyId} and m.kind = newest.type
          and m.valid_from <= ${moment} and m.valid_until > ${moment}) as has_membership,
      (select json_build_object('impressions', coalesce(sum(impressions), 0)::int,
          'clicks', coalesce(sum(clicks), 0)::int, 'leads', coalesce(sum(leads), 0)::int)
        from campaign_days where campaign_id = newest.id) as metrics
    from (select id, type, title, status, channel, starts_on, ends_on,
        row_number() over (partition by type order by id desc) as nth
      from campaigns where company_id = ${companyId}) newest
    where nth <= ${CAMPAIGNS_SHOWN} order by newest.id desc) shown)`;
};

type Preferences = { collapsed: DashboardSectionName[]; dismissed_tips: string[] };

const selectPreferences = (userId: number, companyId: number) =>
  sql<Preferences | null>`(select json_build_object('collapsed', collapsed, 'dismissed_tips', dismissed_tips)
    from dashboard_preferences where user_id = ${userId} and company_id = ${companyId})`;

// What a salary changes for all ads, in percent.
const SALARY_EFFECT = sql<
  number | null
>`(select more_percent from salary_effects where skill_id = 0)`;

/**
 * Reads what a company's dashboard says about all its jobs: how many are in each state, how many new
 * candidates wait and at which job if it is only one, how many ads expire within a week, and the
 * newest draft; with them, its first stories, its newest campaigns and how the person has arranged the page. One query,
 * however many jobs there are.
 */
export const readJobStanding = async (
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  now: Date,
) => {
  const soon = new Date(now.getTime() + WEEK_MS).toISOString();
  const { fresh } = jobCandidateCounts;
  const rows = await db
    .select({
      status: stateAt(now).as("state"),
      jobs: sql<number>`count(${jobs.id})::int`,
      newCandidates: sql<number>`coalesce(sum(${fresh}), 0)::int`,
      jobsWithNew: sql<number>`count(*) filter (where ${fresh} > 0)::int`,
      jobWithNew: sql<number | null>`(max(${jobs.id}) filter (where ${fresh} > 0))::float8`,
      expiringSoon: sql<number>`count(*) filter (where ${jobs.expire_at} <= ${soon}::timestamptz)::int`,
      newest: sql<{ id: number; title: string } | null>`(array_agg(
        json_build_object('id', ${jobs.id}, 'title', ${jobs.title}) order by ${jobs.created_at} desc, ${jobs.id} desc
      ) filter (where ${jobs.status} = 'draft'))[1]`,
      withoutSalary: sql<{ id: number; title: string } | null>`(array_agg(
        json_build_object('id', ${jobs.id}, 'title', ${jobs.title}) order by ${jobs.published_at} desc, ${jobs.id} desc
      ) filter (where coalesce(${jobs.salary_min}, ${jobs.salary_max}) is null))[1]`,
      // The same in each row; so nothing else is read for them.
      stories: selectStories(companyId),
      campaigns: selectCampaigns(companyId, now),
      preferences: selectPreferences(userId, companyId),
      salaryEffect: SALARY_EFFECT,
    })
    .from(companies)
    .leftJoin(jobs, and(eq(jobs.company_id, companies.id), isNull(jobs.deleted_at)))
    .leftJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(eq(companies.id, companyId))
    .groupBy(sql`state`);
  const inState = (status: JobStatus) => rows.find((row) => row.status === status);
  const withNew = rows.filter(({ jobsWithNew }) => jobsWithNew > 0);
  const [only] = withNew;
  const jobsWithNew = withNew.reduce((sum, row) => sum + row.jobsWithNew, 0);
  return {
    counts: toPostingCounts(rows),
    newCandidates: withNew.reduce((sum, row) => sum + row.newCandidates, 0),
    onlyJobWithNew: jobsWithNew === 1 ? (only?.jobWithNew ?? null) : null,
    expiringSoon: inState("published")?.expiringSoon ?? 0,
    newestDraft: inState("draft")?.newest ?? null,
    adWithoutSalary: inState("published")?.withoutSalary ?? null,
    salaryEffect: rows[0]?.salaryEffect ?? null,
    stories: rows[0]?.stories ?? [],
    campaigns: rows[0]?.campaigns ?? [],
    collapsed: rows[0]?.preferences?.collapsed ?? [],
    dismissedTips: rows[0]?.preferences?.dismissed_tips ?? [],
  };
};
export type JobStanding = Awaited<ReturnType<typeof readJobStanding>>;
