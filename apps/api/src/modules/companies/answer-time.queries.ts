import { type SQL, sql } from "drizzle-orm";

import type { companies } from "./companies.tables.ts";

const ENOUGH_ANSWERS = 5;

/**
 * The median number of days, at least 1, after which a company first moved an application of the last
 * half year; null below five answers. Source: docs/product/applications.md.
 */
export const answersInDays = (companyId: typeof companies.id): SQL<number | null> =>
  // Read job by job and application by application: a join of all moves would be read from its far end.
  sql<number | null>`(select case when count(days) >= ${ENOUGH_ANSWERS}
      then greatest(1, round((percentile_cont(0.5) within group (order by days))::numeric))::int end
    from (
      select extract(epoch from (
        select min(created_at) from application_moves
        where application_id = sent.id and moved_by = 'company'
      ) - sent.applied_at) / 86400 as days
      from jobs advertised
      join applications sent on sent.job_id = advertised.id
      where advertised.company_id = ${companyId} and sent.applied_at > now() - interval '180 days'
    ) answers)`;
