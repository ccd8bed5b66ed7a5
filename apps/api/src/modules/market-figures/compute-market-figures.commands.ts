import { FEWEST_ADS } from "@devguild/schemas/constants/salaries";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { locations, skills } from "../catalogue/catalogue.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { marketSalaries } from "./market-figures.tables.ts";

const rounded = (share: number) =>
  sql`round((percentile_cont(${share}::float8) within group (order by pay))::numeric, -2)::int`;

/**
 * Recomputes the market salaries from the jobs that are open now. An ad counts once for each of its
 * seniorities and each country of its cities. Source: docs/product/salaries.md.
 */
export const computeMarketFigures = async (db: Db, now = new Date()): Promise<void> => {
  await transaction(db, async (tx) => {
    // Two processes may compute at once; readers still see the previous figures until this commits.
    await tx.execute(sql`lock table ${marketSalaries} in share row exclusive mode`);
    await tx.delete(marketSalaries);
    await tx.execute(sql`
      insert into ${marketSalaries} (skill_id, seniority_id, country_id, ads, p10, median, p90, computed_at)
      select skill_id, seniority_id, country_id, count(*)::int,
        ${rounded(0.1)}, ${rounded(0.5)}, ${rounded(0.9)}, ${now.toISOString()}::timestamptz
      from (
        select skills.id as skill_id, seniority_id, country_id,
          (coalesce(jobs.salary_min, jobs.salary_max) + coalesce(jobs.salary_max, jobs.salary_min)) / 2.0 as pay
        from ${jobs}
        join ${skills} on skills.id = jobs.skill_ids[1]
        cross join lateral (select distinct unnest(jobs.seniority_ids) as seniority_id) seniorities
        cross join lateral (
          select distinct country.id as country_id
          from ${locations} city join ${locations} country on country.id = city.parent_id
          where city.id = any(jobs.city_ids)
        ) countries
        where ${isOpen(now)} and coalesce(jobs.salary_min, jobs.salary_max) is not null
      ) paid
      group by skill_id, seniority_id, country_id
      having count(*) >= ${FEWEST_ADS}
    `);
  });
};
