import { sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { countFacetOptions } from "./count-facet-options.commands.ts";
import { isOpenAs } from "../job-states/job-states.queries.ts";

const countCompanies = async (db: Db, companyIds: readonly number[] | undefined) => {
  if (companyIds?.length === 0) return;
  const which = companyIds ? sql`= any(${idArray(companyIds)})` : sql`is not null`;
  await db.execute(sql`
    with open_jobs as materialized (
      select company_id, skill_ids, city_ids from jobs
      where ${isOpenAs("jobs", "now()")}
        and company_id ${which}
    ),
    counted as (select company_id, count(*)::int as jobs from open_jobs group by company_id),
    skills as (
      select company_id, array_agg(distinct skill order by skill) as ids from (
        select company_id, unnest(skill_ids) as skill from open_jobs
        union all select id, unnest(tech_stack_ids) from companies where id ${which}
      ) used group by company_id
    ),
    cities as (
      select distinct company_id, city from (
        select company_id, unnest(city_ids) as city from open_jobs
        union all select id, hq_location_id from companies where id ${which} and hq_location_id is not null
      ) used
    ),
    areas as (
      select company_id, array_agg(distinct location_id order by location_id) as ids from (
        select company_id, city as location_id from cities
        union all select company_id, parent_id from cities join locations on id = city
        union all select company_id, region_id from cities join locations on id = city
          join region_countries on country_id = parent_id
      ) covered where location_id is not null group by company_id
    )
    insert into company_facets (company_id, open_jobs, skill_ids, location_ids)
    select companies.id, coalesce(counted.jobs, 0), coalesce(skills.ids, '{}'), coalesce(areas.ids, '{}')
    from companies
      left join counted on counted.company_id = companies.id
      left join skills on skills.company_id = companies.id
      left join areas on areas.company_id = companies.id
    where companies.id ${which}
    order by companies.id
    on conflict (company_id) do update set open_jobs = excluded.open_jobs,
      skill_ids = excluded.skill_ids, location_ids = excluded.location_ids
    where (company_facets.open_jobs, company_facets.skill_ids, company_facets.location_ids)
      is distinct from (excluded.open_jobs, excluded.skill_ids, excluded.location_ids)`);
};

/**
 * Recounts the facets companies are found by, of the given companies or all, and how many companies
 * each option finds. Two statements, which write only what has changed. Source:
 * docs/product/companies.md.
 */
export const countFacets = async (db: Db, companyIds?: readonly number[]): Promise<void> => {
  await countCompanies(db, companyIds);
  // Companies are also published and removed.
  await countFacetOptions(db);
};
