import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";

/**
 * Recounts how many published companies each skill and location finds. One statement, which writes
 * only what has changed. Source: docs/product/companies.md.
 */
export const countFacetOptions = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with facets as materialized (
      select skill_ids, location_ids from company_facets
        join companies on companies.id = company_id
      where companies.published and companies.deleted_at is null
    ),
    counted as materialized (
      select 'skill_ids' as kind, option_id, count(*)::int as companies
        from facets cross join unnest(skill_ids) option_id group by option_id
      union all
      select 'location_ids', option_id, count(*)::int
        from facets cross join unnest(location_ids) option_id group by option_id
    ),
    gone as (
      delete from company_facet_options kept where not exists (
        select 1 from counted where (counted.kind, counted.option_id) = (kept.kind, kept.option_id))
    )
    insert into company_facet_options (kind, option_id, companies)
    select kind, option_id, companies from counted
    order by kind, option_id
    on conflict (kind, option_id) do update set companies = excluded.companies
    where company_facet_options.companies <> excluded.companies`);
};
