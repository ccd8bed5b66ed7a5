import type { CompanyRecordCounts } from "@devguild/schemas/companies";
import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import { type Db, selectRows } from "../../db/db.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { campaigns } from "../campaigns/campaigns.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { partnerships } from "../partnerships/partnerships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { companyStories } from "../stories/stories.tables.ts";
import { accounts } from "../users/users.tables.ts";

const countIn = (table: PgTable & { company_id: PgColumn }, condition = sql`true`) =>
  sql`(select count(*)::int from ${table} where ${table.company_id} = ${companies.id} and ${condition})`;

/** Counts what belongs to a company; null if it doesn’t exist. One query. */
export const countCompanyRecords = async (
  db: Db,
  id: number,
  now = new Date(),
): Promise<CompanyRecordCounts | null> => {
  const unpaid = countIn(
    invoices,
    sql`${invoices.kind} = 'invoice' and ${invoices.state} = 'open'`,
  );
  const [counts] = await selectRows<CompanyRecordCounts>(
    db,
    sql`
      select
        ${countIn(jobs, isOpen(now))} as open_jobs,
        (select coalesce(sum(${jobCandidateCounts.total}), 0)::int
          from ${jobs} join ${jobCandidateCounts} on ${jobCandidateCounts.job_id} = ${jobs.id}
          where ${jobs.company_id} = ${companies.id} and ${jobs.deleted_at} is null) as candidates,
        ${countIn(companyStories)} as stories,
        ${countIn(campaigns)} as campaigns,
        ${countIn(partnerships)} as partnerships,
        ${countIn(accounts, sql`${accounts.status} <> 'deleted'`)} as users,
        ${unpaid} as unpaid_invoices
      from ${companies} where ${companies.id} = ${id} and ${companies.deleted_at} is null`,
  );
  return counts ?? null;
};
