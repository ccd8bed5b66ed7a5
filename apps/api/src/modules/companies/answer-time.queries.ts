import { type SQL, sql } from "drizzle-orm";

import type { companies } from "./companies.tables.ts";

const MIN_ANSWERS = 5;

/**
 * Selects the median number of days, at least 1, until a company first responded to an application from
 * the last 180 days; null with fewer than five responses. Source: docs/product/applications.md.
 */
export const medianResponseDays = (companyId: typeof companies.id): SQL<number | null> =>
  // One subquery per application: for a join, the planner would scan all moves first.
  sql<number | null>`(select case when count(days) >= ${MIN_ANSWERS}
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
