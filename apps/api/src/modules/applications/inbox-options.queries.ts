import type { InboxOptions, InboxViewCounts } from "@devguild/schemas/candidate-inbox";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { and, asc, desc, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { developers, developerSkills } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { applications, companyCandidateCounts } from "./applications.tables.ts";
import { daysAgo, isWaiting, ofCompany } from "./inbox-filter.queries.ts";

/**
 * Counts the new candidates of a company who have waited long. All but those of the last days, because
 * these are fewer to count.
 */
export const countLongWaits = (companyId: number, now: Date) =>
  sql<number>`(coalesce((select count from company_candidate_counts
      where company_id = ${companyId} and status = ${APPLICATION_STATUSES.NEW_CANDIDATE}), 0)
    - (select count(*) from applications
      where inbox_company_id = ${companyId} and status = ${APPLICATION_STATUSES.NEW_CANDIDATE}
        and waiting_since > ${daysAgo(LONG_WAIT_DAYS, now).toISOString()}::timestamptz))::int`;

/** Counts the candidates of the built-in views; one statement. */
export const countInboxViews = async (
  db: Db,
  companyId: number,
  now = new Date(),
): Promise<InboxViewCounts> => {
  const inStatus = (status: number) =>
    sql<number>`coalesce(sum(${companyCandidateCounts.count})
      filter (where ${companyCandidateCounts.status} = ${status}), 0)::int`;
  const [counted] = await db
    .select({
      fresh: inStatus(APPLICATION_STATUSES.NEW_CANDIDATE),
      interviewing: inStatus(APPLICATION_STATUSES.INTERVIEWING),
      waiting: countLongWaits(companyId, now),
    })
    .from(companyCandidateCounts)
    .where(eq(companyCandidateCounts.company_id, companyId));
  const { fresh, interviewing, waiting } = counted ?? { fresh: 0, interviewing: 0, waiting: 0 };
  return { open: fresh + interviewing, fresh, waiting, interviewing };
};

const JOBS_MAX = 200;
const SKILLS_MAX = 50;
const LOCATIONS_MAX = 100;
const SOURCES_MAX = 50;

const many = sql<number>`count(*)::int`;

// Beyond that, what is frequent among the newest is what is frequent.
const CONSIDERED = 2_500;

const selectNewest = (db: Db, companyId: number) =>
  db
    .select({
      job_id: applications.job_id,
      developer_id: applications.developer_id,
      source: applications.source,
    })
    .from(applications)
    .where(and(ofCompany(companyId), isWaiting))
    .orderBy(desc(applications.applied_at), desc(applications.id))
    .limit(CONSIDERED)
    .as("newest");

const listJobs = (db: Db, companyId: number) => {
  const newest = selectNewest(db, companyId);
  return db
    .select({ id: jobs.id, title: jobs.title, count: many })
    .from(newest)
    .innerJoin(jobs, eq(jobs.id, newest.job_id))
    .groupBy(jobs.id)
    .orderBy(desc(many), asc(jobs.id))
    .limit(JOBS_MAX);
};

const listSkills = (db: Db, companyId: number) => {
  const newest = selectNewest(db, companyId);
  return db
    .select({ id: developerSkills.skill_id, count: many })
    .from(newest)
    .innerJoin(developerSkills, eq(developerSkills.developer_id, newest.developer_id))
    .groupBy(developerSkills.skill_id)
    .orderBy(desc(many), asc(developerSkills.skill_id))
    .limit(SKILLS_MAX);
};

/** Every candidate counts for their city and for its country. */
const listLocations = (db: Db, companyId: number) => {
  const newest = selectNewest(db, companyId);
  const counted = sql<number>`counted.id`;
  return db
    .select({ id: sql<number>`${counted}::float8`, count: many })
    .from(newest)
    .innerJoin(developers, eq(developers.id, newest.developer_id))
    .innerJoin(locations, eq(locations.id, developers.residence_city_id))
    .crossJoinLateral(sql`(values (${locations.id}), (${locations.parent_id})) counted(id)`)
    .where(sql`${counted} is not null`)
    .groupBy(counted)
    .orderBy(desc(many), asc(counted))
    .limit(LOCATIONS_MAX);
};

/** Returns a city with its country, or a country. */
const nameLocation = ({ locations: all }: Catalogue, id: number) => {
  const location = all.get(id);
  const country = location?.kind === "country" ? undefined : all.get(location?.parent_id ?? 0);
  return [location?.name, country?.name].filter(Boolean).join(", ");
};

const listSources = (db: Db, companyId: number) => {
  const newest = selectNewest(db, companyId);
  return db
    .select({ source: sql<string>`${newest.source}`, count: many })
    .from(newest)
    .where(sql`${newest.source} <> ''`)
    .groupBy(newest.source)
    .orderBy(desc(many), asc(newest.source))
    .limit(SOURCES_MAX);
};

/** Lists what the newest 2,500 of a company's open candidates can be filtered by, the most frequent first. */
export const listInboxOptions = async (db: Db, companyId: number): Promise<InboxOptions> => {
  const catalogue = await getCatalogue(db);
  const skills = await listSkills(db, companyId);
  return {
    jobs: await listJobs(db, companyId),
    skills: skills.map(({ id, count }) => ({
      id,
      name: catalogue.skills.get(id)?.name ?? "",
      count,
    })),
    locations: (await listLocations(db, companyId)).map(({ id, count }) => ({
      id,
      name: nameLocation(catalogue, id),
      count,
    })),
    sources: await listSources(db, companyId),
  };
};
