import {
  findSalaries,
  getHybridOptionId,
  type SalariesBySeniority,
  type SalaryQuery,
} from "@devguild/job-index/salaries";
import { sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { type Indexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";

const paysInTables = async (
  db: Db,
  { skills, shared, mode, locationId, anywhere }: SalaryQuery,
  now: Date,
): Promise<SalariesBySeniority> => {
  const skillIds = idArray(skills);
  const hybrid = getHybridOptionId(mode);
  const rows = await selectRows<{ seniority: number | string; pays: string }>(
    db,
    sql`select seniority, array_to_string(array_agg(pay order by pay), ',') as pays
      from (
        select jobs.seniority_ids,
          (coalesce(jobs.salary_min, jobs.salary_max) + coalesce(jobs.salary_max, jobs.salary_min)) / 2.0 as pay
        from ${jobs}
        where ${isOpen(now)} and coalesce(jobs.salary_min, jobs.salary_max) is not null
          and jobs.skill_ids && ${skillIds}
          and (select count(distinct skill) from unnest(jobs.skill_ids) skill where skill = any(${skillIds})) >= ${shared}
          and ${locationId === null ? sql`true` : sql`jobs.location_ids && ${idArray([locationId])}`}
          and ${anywhere === null ? sql`true` : sql`(not jobs.location_ids && ${idArray([anywhere.id])} or jobs.city_ids && ${idArray(anywhere.cities)})`}
          and ${mode === "remote" ? sql`jobs.remote` : sql`true`}
          and ${hybrid === undefined ? sql`true` : sql`jobs.hybrid_option_id = ${hybrid}`}
      ) paid
      cross join lateral (select distinct unnest(paid.seniority_ids) as seniority) seniorities
      group by seniority`,
  );
  return new Map(
    rows.map(({ seniority, pays }) => [
      Number(seniority),
      Float64Array.from(pays.split(","), Number),
    ]),
  );
};

/**
 * Reads the salaries of open ads by seniority. Uses the in-memory index if it is built, or the tables
 * until then and if `indexes` is null. Source: docs/product/salaries.md.
 */
export const readPays = (
  db: Db,
  query: SalaryQuery,
  now: Date,
  indexes: Indexes | null,
): Promise<SalariesBySeniority> =>
  indexes ? Promise.resolve(findSalaries(indexes.job, query)) : paysInTables(db, query, now);
