import type { AdminOverview } from "@devguild/schemas/overview";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { countFailed } from "../../queue/queue.ts";
import { DAY_MS } from "../../time.ts";
import { applications } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { MAIL_KINDS } from "../mail/mail.tasks.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** Reads the platform's current totals; deleted records don't count. */
export const readOverview = async (db: Db, now = new Date()): Promise<AdminOverview> => {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  return {
    companies: await db.$count(companies, isNull(companies.deleted_at)),
    published_jobs: await db.$count(jobs, isOpen(now)),
    developers: await db.$count(
      developers,
      and(
        isNull(developers.deleted_at),
        sql`exists (select 1 from ${users} where ${and(eq(users.id, developers.user_id), isNull(users.deleted_at))})`,
      ),
    ),
    applications_30_days: await db.$count(applications, gt(applications.applied_at, monthAgo)),
    failed_mails: await countFailed(db, MAIL_KINDS),
  };
};
