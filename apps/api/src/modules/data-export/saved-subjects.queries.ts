import { asc, eq, or, type SQL } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { savedSearches } from "../alerts/alerts.tables.ts";
import { describeSearch } from "../alerts/describe-search.policy.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { savedJobs } from "../saved-jobs/saved-jobs.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

const readSavedJobs = async (db: Db, { developerId }: Person) =>
  developerId === null
    ? undefined
    : db
        .select({ job: jobs.title, company: companies.name, saved_at: savedJobs.created_at })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.job_id))
        .innerJoin(companies, eq(companies.id, jobs.company_id))
        .where(eq(savedJobs.developer_id, developerId))
        .orderBy(asc(savedJobs.created_at), asc(savedJobs.job_id));

// Guest alerts belong to the owner of the address once it is confirmed.
const isOwn = ({ developerId, email, emailVerified }: Person): SQL | undefined =>
  or(
    developerId === null ? undefined : eq(savedSearches.developer_id, developerId),
    emailVerified ? eq(savedSearches.email, email.toLowerCase()) : undefined,
  );

const readSavedSearches = async (db: Db, person: Person) => {
  const own = isOwn(person);
  if (!own) return undefined;
  const catalogue = await getCatalogue(db);
  const rows = await db.select().from(savedSearches).where(own).orderBy(asc(savedSearches.id));
  return rows.map((row) => ({
    name: row.name,
    search: describeSearch(catalogue, row.search),
    frequency: row.frequency,
    email: row.email,
    terms_version: row.terms_version,
    created_at: row.created_at,
    confirmed_at: row.confirmed_at,
    last_mail_at: row.last_mail_at,
  }));
};

/** The user's saved jobs and saved searches. */
export const SAVED_SUBJECTS: readonly Subject[] = [
  {
    file: "saved-jobs.json",
    description: "jobs you saved",
    of: [savedJobs.developer_id],
    read: readSavedJobs,
  },
  {
    file: "saved-searches.json",
    description: "saved searches and job alerts",
    of: [savedSearches.developer_id, savedSearches.email],
    read: readSavedSearches,
  },
];
