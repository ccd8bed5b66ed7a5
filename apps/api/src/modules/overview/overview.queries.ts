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
import { overviewFigures } from "./overview.tables.ts";

/** Counts the platform's totals; deleted records don't count. Each reads a whole table. */
export const countTotals = async (
  db: Db,
  now: Date,
): Promise<Omit<AdminOverview, "failed_mails">> => {
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
  };
};

/** Reads the platform's totals at the last count, or counts them if there was none; failed emails are current. */
export const readOverview = async (db: Db, now = new Date()): Promise<AdminOverview> => {
  const [kept] = await db
    .select({
      companies: overviewFigures.companies,
      published_jobs: overviewFigures.published_jobs,
      developers: overviewFigures.developers,
      applications_30_days: overviewFigures.applications_30_days,
    })
    .from(overviewFigures);
  return {
    ...(kept ?? (await countTotals(db, now))),
    failed_mails: await countFailed(db, MAIL_KINDS),
  };
};
