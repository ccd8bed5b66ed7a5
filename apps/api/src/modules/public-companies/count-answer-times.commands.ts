import { sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";

const MIN_ANSWERS = 5;

/**
 * Computes how long companies take to respond to an application, of the given companies or all: the
 * median number of days over the last 180 days, at least 1; null with fewer than five responses. One
 * statement, which writes only what has changed, and skips companies whose facets aren't counted
 * yet. Source: docs/product/applications.md.
 */
export const countAnswerTimes = async (db: Db, companyIds?: readonly number[]): Promise<void> => {
  if (companyIds?.length === 0) return;
  const which = companyIds ? sql`= any(${idArray(companyIds)})` : sql`is not null`;
  await db.execute(sql`
    with answers as (
      select jobs.company_id, extract(epoch from min(moves.created_at) - sent.applied_at) / 86400 as days
      from applications sent
        join jobs on jobs.id = sent.job_id
        join application_moves moves on moves.application_id = sent.id and moves.moved_by = 'company'
      where sent.applied_at > now() - interval '180 days' and jobs.company_id ${which}
      group by sent.id, jobs.company_id
    ),
    medians as (
      select company_id,
        greatest(1, round((percentile_cont(0.5) within group (order by days))::numeric))::int as days
      from answers group by company_id having count(*) >= ${MIN_ANSWERS}
    )
    insert into company_facets (company_id, answers_in_days)
    select facets.company_id, medians.days
    from company_facets facets left join medians on medians.company_id = facets.company_id
    where facets.company_id ${which} and facets.answers_in_days is distinct from medians.days
    order by facets.company_id
    on conflict (company_id) do update set answers_in_days = excluded.answers_in_days`);
};
