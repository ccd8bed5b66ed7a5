import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import { RATE_MINIMUM } from "@devguild/schemas/constants/job-figures";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { VISIBLE_TO_COMPANY } from "../applications/applications.policy.ts";
import { applications } from "../applications/applications.tables.ts";
import { languagesColumn, skillsColumn } from "../developers/developers.queries.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { jobStandings } from "./job-figures.tables.ts";

const JOBS_AT_ONCE = 20;

const emptyMatches = () => ({
  match_counts: Array.from({ length: 11 }, () => 0),
  lacking: {} as Record<string, number>,
});

/** Compares the applicants that a company sees with their ads. */
const countMatches = async (db: Db, jobIds: readonly number[]) => {
  const rows = await db
    .select({
      jobId: jobs.id,
      skillIds: jobs.skill_ids,
      seniorityIds: jobs.seniority_ids,
      languageId: jobs.language_id,
      seniority: developers.seniority,
      skills: skillsColumn,
      languages: languagesColumn,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(developers, eq(developers.id, applications.developer_id))
    .where(
      and(
        inArray(applications.job_id, [...jobIds]),
        inArray(applications.status, [...VISIBLE_TO_COMPANY]),
      ),
    );
  const byJob = new Map(jobIds.map((id) => [id, emptyMatches()]));
  for (const { jobId, skillIds, seniorityIds, languageId, seniority, skills, languages } of rows) {
    const counts = byJob.get(jobId);
    if (!counts) continue;
    const score = matchScore(
      {
        skill_ids: skillIds,
        seniorities: seniorityIds.map(toMatchSeniority),
        language_id: languageId,
      },
      { seniority, skills, languages },
      defaultWeights,
    );
    const step = matchPoints(score) * 2;
    counts.match_counts[step] = (counts.match_counts[step] ?? 0) + 1;
    const has = new Set(skills.map(({ id }) => id));
    for (const id of skillIds) if (!has.has(id)) counts.lacking[id] = (counts.lacking[id] ?? 0) + 1;
  }
  return byJob;
};

const days = (from: string, to: string) =>
  sql.raw(
    `percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 86400)`,
  );
// How long candidates stay new and in interviews, and how long the company takes to decide.
const STAGES = sql`
  ${days("moves.created_at", "moves.next_at")} filter (where moves.status = 2 and moves.next_at is not null)
    as new_days,
  ${days("moves.created_at", "moves.next_at")} filter (where moves.status = 3 and moves.next_at is not null)
    as interviewing_days,
  ${days("moves.applied_at", "moves.created_at")} filter
    (where moves.status in (4, 6) and moves.created_at >= moves.applied_at) as decision_days`;
const MOVES = sql`select sent.job_id, sent.applied_at, moves.status, moves.created_at,
  lead(moves.created_at) over (partition by moves.application_id order by moves.id) as next_at
  from applications sent join application_moves moves on moves.application_id = sent.id`;

type Stages = {
  new_days: number | null;
  interviewing_days: number | null;
  decision_days: number | null;
};
const NO_STAGES: Stages = { new_days: null, interviewing_days: null, decision_days: null };

const readStages = async (db: Db, jobIds: readonly number[]) =>
  new Map(
    (
      await selectRows<Stages & { job_id: number }>(
        db,
        sql`with moves as (${MOVES} where sent.job_id = any(${idArray(jobIds)}))
          select moves.job_id::float8 as job_id, ${STAGES} from moves group by moves.job_id`,
      )
    ).map(({ job_id, ...stages }) => [job_id, stages]),
  );

/** Counts the applicants of some ads anew: their matches, what they lack, and the time in each stage. */
export const countJobStandings = async (
  db: Db,
  jobIds: readonly number[],
  now = new Date(),
): Promise<void> => {
  const ordered = jobIds.toSorted((a, b) => a - b);
  for (let at = 0; at < ordered.length; at += JOBS_AT_ONCE) {
    const ids = ordered.slice(at, at + JOBS_AT_ONCE);
    const matches = await countMatches(db, ids);
    const stages = await readStages(db, ids);
    // An ad may be deleted meanwhile.
    const present = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(inArray(jobs.id, ids))
      .orderBy(asc(jobs.id));
    if (present.length === 0) continue;
    await db
      .insert(jobStandings)
      .values(
        present.map(({ id }) =>
          Object.assign(
            { job_id: id, counted_at: now },
            matches.get(id) ?? emptyMatches(),
            stages.get(id) ?? NO_STAGES,
          ),
        ),
      )
      .onConflictDoUpdate({
        target: jobStandings.job_id,
        set: Object.fromEntries(
          [
            "match_counts",
            "lacking",
            "new_days",
            "interviewing_days",
            "decision_days",
            "counted_at",
          ].map((name) => [name, sql.raw(`excluded.${name}`)]),
        ),
      });
  }
};

/**
 * Stores what is usual for companies, the given ones or all: medians of the last 30 days over their ads
 * with enough views, and of the stages over the applications of 180 days.
 */
export const countCompanyStandings = async (
  db: Db,
  companyIds?: readonly number[],
  now = new Date(),
): Promise<void> => {
  if (companyIds?.length === 0) return;
  const which = companyIds ? sql`= any(${idArray(companyIds)})` : sql`is not null`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with ads as (
      select jobs.company_id, sum(views)::float8 as views, sum(apply_clicks)::float8 as clicks,
        sum(applications)::float8 as applications
      from job_day_figures figures join jobs on jobs.id = figures.job_id
      where jobs.company_id ${which} and figures.day > (${moment} at time zone 'UTC')::date - 30
      group by jobs.company_id, jobs.id
    ), rates as (
      select company_id, count(*) filter (where views >= ${RATE_MINIMUM})::int as ads,
        percentile_cont(0.5) within group (order by clicks / nullif(views, 0))
          filter (where views >= ${RATE_MINIMUM}) as click_rate,
        percentile_cont(0.5) within group (order by least(1, applications / nullif(clicks, 0)))
          filter (where clicks >= ${RATE_MINIMUM}) as apply_rate
      from ads group by company_id
    ), shares as (
      select jobs.company_id, sum(match_counts[9] + match_counts[10] + match_counts[11])::float8
          / nullif(sum((select sum(n) from unnest(match_counts) n)), 0)::float8 as strong_share
      from job_standings join jobs on jobs.id = job_standings.job_id
      where jobs.company_id ${which} group by jobs.company_id
    ), moves as (
      ${MOVES} where sent.applied_at > ${moment} - interval '180 days'
        and sent.job_id in (select id from jobs where company_id ${which})
    ), stages as (
      select jobs.company_id, ${STAGES} from moves join jobs on jobs.id = moves.job_id
      group by jobs.company_id
    )
    insert into company_standings (company_id, ads, click_rate, apply_rate, strong_share,
      new_days, interviewing_days, decision_days, counted_at)
    select companies.id, coalesce(ads, 0), click_rate, apply_rate, strong_share,
      new_days, interviewing_days, decision_days, ${moment}
    from companies
      left join rates on rates.company_id = companies.id
      left join shares on shares.company_id = companies.id
      left join stages on stages.company_id = companies.id
    where companies.id ${which}
      and (rates.company_id is not null or stages.company_id is not null or shares.company_id is not null)
    order by companies.id
    on conflict (company_id) do update set ads = excluded.ads, click_rate = excluded.click_rate,
      apply_rate = excluded.apply_rate, strong_share = excluded.strong_share,
      new_days = excluded.new_days, interviewing_days = excluded.interviewing_days,
      decision_days = excluded.decision_days, counted_at = excluded.counted_at`);
};
