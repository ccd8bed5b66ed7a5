import { and, asc, eq, ne } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { LOGIN } from "../audit/audit.policy.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobBookmarks, jobs } from "../postings/postings.tables.ts";
import { dashboardPreferences } from "../dashboards/dashboards.tables.ts";
import { trackingEvents } from "../tracking/tracking.tables.ts";
import { accounts } from "../users/users.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

const readActivity = (db: Db, { userId }: Person) =>
  db
    .select({
      event: trackingEvents.event_type,
      data: trackingEvents.event_data,
      at: trackingEvents.created_at,
    })
    .from(trackingEvents)
    .where(eq(trackingEvents.user_id, userId))
    .orderBy(asc(trackingEvents.id));

const readAccounts = (db: Db, { userId }: Person) =>
  db
    .select({
      type: accounts.type,
      company: companies.name,
      role: accounts.role,
      status: accounts.status,
      created_at: accounts.created_at,
    })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.company_id))
    .where(eq(accounts.user_id, userId))
    .orderBy(asc(accounts.id));

const readOwnedAds = (db: Db, { userId }: Person) =>
  db
    .select({ job: jobs.title, company: companies.name, created_at: jobs.created_at })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(jobs.job_posting_owner_id, userId))
    .orderBy(asc(jobs.id));

const readBookmarks = (db: Db, { userId }: Person) =>
  db
    .select({ job: jobs.title, created_at: jobBookmarks.created_at })
    .from(jobBookmarks)
    .innerJoin(jobs, eq(jobs.id, jobBookmarks.job_id))
    .where(eq(jobBookmarks.user_id, userId))
    .orderBy(asc(jobBookmarks.job_id));

// Without the details, which may be about other people.
const readChanges = (db: Db, { userId }: Person) =>
  db
    .select({
      action: auditLog.action,
      subject: auditLog.subject,
      subject_id: auditLog.subject_id,
      company_id: auditLog.company_id,
      at: auditLog.created_at,
    })
    .from(auditLog)
    .where(and(eq(auditLog.user_id, userId), ne(auditLog.subject, LOGIN)))
    .orderBy(asc(auditLog.id));

const readManaged = async (db: Db, { userId }: Person) => {
  const rows = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.customer_success_manager_id, userId))
    .orderBy(asc(companies.id));
  return rows.map(({ name }) => name);
};

const readDashboards = (db: Db, { userId }: Person) =>
  db
    .select({
      company_id: dashboardPreferences.company_id,
      closed_sections: dashboardPreferences.collapsed,
      dismissed_tips: dashboardPreferences.dismissed_tips,
    })
    .from(dashboardPreferences)
    .where(eq(dashboardPreferences.user_id, userId))
    .orderBy(asc(dashboardPreferences.company_id));

const readWork = async (db: Db, person: Person) => ({
  accounts: await readAccounts(db, person),
  owned_ads: await readOwnedAds(db, person),
  bookmarks: await readBookmarks(db, person),
  managed_companies: await readManaged(db, person),
  changes: await readChanges(db, person),
  dashboards: await readDashboards(db, person),
});

/** The user's activity, for themselves and for companies. */
export const ACTIVITY_SUBJECTS: readonly Subject[] = [
  {
    file: "activity.json",
    description: "pages you viewed and searches you made while logged in",
    of: [trackingEvents.user_id],
    read: readActivity,
  },
  {
    file: "work.json",
    description: "your accounts with their companies and roles, and the changes you made",
    of: [
      accounts.user_id,
      jobs.job_posting_owner_id,
      jobBookmarks.user_id,
      companies.customer_success_manager_id,
      dashboardPreferences.user_id,
      auditLog.user_id,
    ],
    read: readWork,
  },
];
