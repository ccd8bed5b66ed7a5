import { toMinute } from "@devguild/job-index/published-since";
import type { SearchCriteria } from "@devguild/job-index/search";
import {
  FOUND_SKILLS_SHOWN,
  PUBLISHED_WITHIN,
  SALARY_STEP,
  SALARY_STEPS,
} from "@devguild/schemas/constants/jobs";
import type { JobFacets, JobSearch } from "@devguild/schemas/jobs";
import { type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { filterConditions, type FilterName, salarySql } from "./search-filters.queries.ts";
import { type ListingRow, listingsSql, listingsTotalSql } from "./search-listings.queries.ts";
import { matchesSearchText } from "./search-words.queries.ts";

type Counts = JobFacets & { total: number; listings_total: number; listings: ListingRow[] };

const FACETS = {
  skills: { filter: "skills", ids: sql`unnest(skill_ids)` },
  locations: { filter: "locations", ids: sql`unnest(location_ids)` },
  seniorities: { filter: "seniorities", ids: sql`unnest(seniority_ids)` },
  languages: { filter: "languages", ids: sql`language_id` },
  employment_types: { filter: "employment", ids: sql`employment_type_id` },
  hybrid_options: { filter: "work_mode", ids: sql`hybrid_option_id` },
} as const satisfies Record<string, { filter: FilterName; ids: SQL }>;

/**
 * Reads everything of a search except the ads, in one query: the total, how many ads each option would
 * show given all other filters, and the imported listings. The jobs that match the text are read only
 * once.
 */
export const readCounts = async (
  db: Db,
  search: JobSearch & SearchCriteria,
  now: Date,
): Promise<Counts> => {
  const conditions = filterConditions(search);
  const since = new Date(toMinute(now.getTime())).toISOString();
  const names = Object.keys(conditions) as FilterName[];
  const passes = (name: FilterName) => sql.identifier(`by_${name}`);
  const columns = names.map((name) => sql`(${conditions[name]}) as ${passes(name)}`);
  const allExcept = (left?: FilterName) =>
    sql.join(
      names.filter((name) => name !== left).map((name) => sql`${passes(name)}`),
      sql` and `,
    );
  const facets = Object.entries(FACETS).map(
    ([facet, { filter, ids }]) =>
      sql`(
        select coalesce(json_agg(json_build_object('id', option, 'count', ads) order by ads desc, option), '[]')
        from (
          select option, count(*) as ads from (select ${ids} as option from found where ${allExcept(filter)}) options
          where option is not null group by option
        ) counted
      ) as ${sql.identifier(facet)}`,
  );
  const [counts] = await selectRows<Counts>(
    db,
    sql`
    with found as materialized (
      select skill_ids, location_ids, seniority_ids, language_id, hybrid_option_id, employment_type_id,
        remote, published_at,
        case when ${salarySql} is not null then least(${salarySql} / ${SALARY_STEP}, ${SALARY_STEPS - 1}) end as salary_step,
        ${sql.join(columns, sql`, `)}
      from ${jobs} where ${isOpen(now)} and ${matchesSearchText(jobs.search, search.job_title)}
    )
    select
      (select count(*)::int from found where ${allExcept()}) as total,
      (select count(*)::int from found where remote and ${allExcept("work_mode")}) as remote,
      (
        select json_build_object(
          'counts', (
            select json_agg(coalesce(ads, 0) order by step) from generate_series(0, ${SALARY_STEPS - 1}) step
            left join (
              select salary_step, count(*) as ads from found where ${allExcept("salary")} group by salary_step
            ) counted on counted.salary_step = step
          ),
          'unstated', (select count(*) from found where salary_step is null and ${allExcept("salary")})
        )
      ) as salary,
      (
        select json_agg(json_build_object('id', days, 'count', (
          select count(*) from found
          where published_at > ${since}::timestamptz - make_interval(days => days) and ${allExcept("published")}
        )) order by days)
        from unnest(${idArray(PUBLISHED_WITHIN.map(({ days }) => days))}::int[]) days
      ) as published,
      (
        select coalesce(json_agg(json_build_object('id', skill, 'count', ads) order by ads desc, skill), '[]')
        from (
          select skill, count(*) as ads from found, unnest(skill_ids) skill where ${allExcept()}
          group by skill order by ads desc, skill limit ${FOUND_SKILLS_SHOWN}
        ) counted
      ) as found_skills,
      ${sql.join(facets, sql`, `)},
      ${listingsTotalSql(search)} as listings_total,
      ${listingsSql(search)} as listings
  `,
  );
  if (!counts) throw new Error("A query without a condition returned no row.");
  return counts;
};
