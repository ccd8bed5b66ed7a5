import { type SQL, sql } from "drizzle-orm";

import type { companies } from "../companies/companies.tables.ts";

const ENOUGH_ANSWERS = 5;

/**
 * The median number of days, at least 1, after which a company first moved an application of the last
 * half year; null below five answers. Source: docs/product/applications.md.
 */
export const answersInDays = (companyId: typeof companies.id): SQL<number | null> =>
  sql<number | null>`(select case when count(*) >= ${ENOUGH_ANSWERS}
      then greatest(1, round((percentile_cont(0.5) within group (order by days))::numeric))::int end
    from (
      select extract(epoch from min(answer.created_at) - sent.applied_at) / 86400 as days
      from applications sent
      join jobs advertised on advertised.id = sent.job_id
      join application_moves answer on answer.application_id = sent.id and answer.moved_by = 'company'
      where advertised.company_id = ${companyId} and sent.applied_at > now() - interval '180 days'
      group by sent.id
    ) answers)`;
