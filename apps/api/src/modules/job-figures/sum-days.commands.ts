import {
  CAMPAIGN_MAX,
  JOB_SOURCES,
  NAMED_SOURCE,
  SOURCE_MAX,
} from "@devguild/schemas/constants/job-figures";
import { sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, transaction } from "../../db/db.ts";

// Built once: the names of our own sources, as an SQL list.
const KNOWN = sql.join(
  Object.keys(JOB_SOURCES).map((name) => sql`${name}`),
  sql`, `,
);
const NAMED = sql`lower(left(trim(coalesce(utm ->> 'utm_source', '')), ${SOURCE_MAX}))`;
const FROM = sql`replace(lower(source), ' ', '-')`;

/**
 * Counts the applications since a day anew, by ad, day and source. An application counts on the day on
 * which it was last sent.
 */
const countApplications = (tx: Db, since: string) =>
  tx.execute(sql`
    with sent as (
      select job_id, (applied_at at time zone 'UTC')::date as day,
        case when ${NAMED} <> '' then ${NAMED_SOURCE} || ${NAMED}
          when ${FROM} in (${KNOWN}) then ${FROM} else 'direct' end as source,
        case when ${NAMED} = '' then ''
          else lower(left(trim(coalesce(utm ->> 'utm_campaign', '')), ${CAMPAIGN_MAX})) end as campaign
      from applications where applied_at >= ${since}::date at time zone 'UTC'
    ), counted as (
      select job_id, day, source, campaign, count(*)::int as applications
      from sent group by job_id, day, source, campaign
    ), gone as (
      update job_source_figures figures set applications = 0
      where figures.day >= ${since}::date and figures.applications > 0
        and not exists (select 1 from counted where counted.job_id = figures.job_id
          and counted.day = figures.day and counted.source = figures.source
          and counted.campaign = figures.campaign)
    )
    insert into job_source_figures (job_id, day, source, campaign, applications)
    select job_id, day, source, campaign, applications from counted
    order by job_id, day, source, campaign
    on conflict (job_id, day, source, campaign) do update set applications = excluded.applications
      where job_source_figures.applications <> excluded.applications`);

const SUMS = sql.raw(
  ["views", "viewers", "apply_clicks", "applications"]
    .map((name) => `sum(${name})::int as ${name}`)
    .join(", "),
);
const TAKE_SUMS = sql.raw(`views = excluded.views, viewers = excluded.viewers,
  apply_clicks = excluded.apply_clicks, applications = excluded.applications`);

const sumJobs = (tx: Db, since: string) =>
  tx.execute(sql`
    insert into job_day_figures (job_id, day, views, viewers, apply_clicks, applications)
    select job_id, day, ${SUMS} from job_source_figures where day >= ${since}::date
    group by job_id, day order by job_id, day
    on conflict (job_id, day) do update set ${TAKE_SUMS}`);

const sumCompanies = (tx: Db, since: string) =>
  tx.execute(sql`
    insert into company_day_figures (company_id, day, views, viewers, apply_clicks, applications)
    select jobs.company_id, figures.day, ${SUMS} from job_day_figures figures
      join jobs on jobs.id = figures.job_id
    where figures.day >= ${since}::date
    group by jobs.company_id, figures.day order by jobs.company_id, figures.day
    on conflict (company_id, day) do update set ${TAKE_SUMS}`);

const sumCompanySources = (tx: Db, since: string) =>
  tx.execute(sql`
    insert into company_source_figures
      (company_id, day, source, campaign, views, viewers, apply_clicks, applications)
    select jobs.company_id, figures.day, figures.source, figures.campaign, ${SUMS}
    from job_source_figures figures join jobs on jobs.id = figures.job_id
    where figures.day >= ${since}::date
    group by jobs.company_id, figures.day, figures.source, figures.campaign
    order by jobs.company_id, figures.day, figures.source, figures.campaign
    on conflict (company_id, day, source, campaign) do update set ${TAKE_SUMS}`);

/** Adds up all days since one, for ads and companies. It may run twice, and at once. */
export const sumDays = (db: Db, since: string) =>
  transaction(db, async (tx) => {
    // The sums are replaced, so two at once would only wait for each other in another order.
    await tx.execute(sql`lock table job_day_figures in share row exclusive mode`);
    await countApplications(tx, since);
    await sumJobs(tx, since);
    await sumCompanies(tx, since);
    await sumCompanySources(tx, since);
  });

/**
 * Stores, for companies and days, the median number of days that first answers took in the 30 days up
 * to each; for the given companies, or all.
 */
export const countAnswerDays = async (
  db: Db,
  { since, until }: { since: string; until: string },
  companyIds?: readonly number[],
): Promise<void> => {
  if (companyIds?.length === 0) return;
  const which = companyIds ? sql`= any(${idArray(companyIds)})` : sql`is not null`;
  await db.execute(sql`
    with answers as (
      select jobs.company_id, min(moves.created_at) as answered_at,
        extract(epoch from min(moves.created_at) - sent.applied_at) / 86400 as days
      from applications sent
        join jobs on jobs.id = sent.job_id
        join application_moves moves on moves.application_id = sent.id and moves.moved_by = 'company'
      where jobs.company_id ${which} and moves.created_at > ${since}::date - 30
        and not exists (select 1 from application_moves earlier
          where earlier.application_id = sent.id and earlier.moved_by = 'company'
            and earlier.created_at <= ${since}::date - 30)
      group by sent.id, jobs.company_id
      having min(moves.created_at) >= sent.applied_at
    )
    insert into company_day_figures (company_id, day, answer_days)
    select answers.company_id, days.day::date,
      percentile_cont(0.5) within group (order by answers.days)
    from generate_series(${since}::date, ${until}::date, interval '1 day') days(day)
      join answers on answers.answered_at at time zone 'UTC' < days.day + interval '1 day'
        and answers.answered_at at time zone 'UTC' >= days.day - interval '29 days'
    group by answers.company_id, days.day order by answers.company_id, days.day
    on conflict (company_id, day) do update set answer_days = excluded.answer_days`);
};
