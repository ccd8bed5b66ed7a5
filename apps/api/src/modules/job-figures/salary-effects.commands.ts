import { RATE_MINIMUM } from "@devguild/schemas/constants/job-figures";
import { FEWEST_ADS } from "@devguild/schemas/constants/salaries";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { salaryEffects } from "./job-figures.tables.ts";

/**
 * Compares what ads with a salary and without one got for their views in the last 90 days, by main skill
 * and overall. Only ads with enough views count, and only groups with enough ads of both kinds are kept.
 */
export const computeSalaryEffects = (db: Db, now = new Date()): Promise<void> =>
  transaction(db, async (tx) => {
    const moment = sql`${now.toISOString()}::timestamptz`;
    // Two processes may compute at once; readers still see the previous figures until this commits.
    await tx.execute(sql`lock table ${salaryEffects} in share row exclusive mode`);
    await tx.delete(salaryEffects);
    await tx.execute(sql`
      with ads as (
        select jobs.skill_ids[1] as skill_id,
          coalesce(jobs.salary_min, jobs.salary_max) is not null as shows,
          sum(views)::float8 as views, sum(applications)::float8 as applications
        from job_day_figures figures join jobs on jobs.id = figures.job_id
        where figures.day > (${moment} at time zone 'UTC')::date - 90
        group by jobs.id having sum(views) >= ${RATE_MINIMUM}
      ), grouped as (
        select skill_id, shows, views, applications from ads where skill_id is not null
        union all select 0, shows, views, applications from ads
      ), compared as (
        select skill_id, count(*) filter (where shows)::int as ads_with,
          count(*) filter (where not shows)::int as ads_without,
          sum(applications) filter (where shows) / sum(views) filter (where shows) as with_rate,
          sum(applications) filter (where not shows) / sum(views) filter (where not shows) as without_rate
        from grouped group by skill_id
      )
      insert into ${salaryEffects} (skill_id, ads_with, ads_without, more_percent, computed_at)
      select skill_id, ads_with, ads_without, round((with_rate / without_rate - 1) * 100)::int, ${moment}
      from compared
      where ads_with >= ${FEWEST_ADS} and ads_without >= ${FEWEST_ADS} and without_rate > 0`);
  });
