import { and, asc, desc, eq, lte, sql } from "drizzle-orm";

import { colleagueEmail } from "../seeds/scale/largest.ts";
import { contractCalls } from "../testing/contract-calls.ts";
import { contractWorld, type World } from "../testing/contract-world.ts";
import { givenOn } from "../testing/given.ts";
import type { Db } from "../src/db/db.ts";
import {
  applications,
  jobCandidateCounts,
} from "../src/modules/applications/applications.tables.ts";
import { companies } from "../src/modules/companies/companies.tables.ts";
import { countOverview } from "../src/modules/overview/count-overview.commands.ts";
import { jobs } from "../src/modules/postings/postings.tables.ts";
import { findLogin } from "../src/modules/users/users.queries.ts";
import { logProgress } from "./report.ts";

const LARGEST_ID = 1;
const MANAGED_COMPANIES = 500;
const ROWS = 30;

const missing = (): never => {
  throw new Error("DATABASE_URL: this database was filled without --largest.");
};

const findLargest = async (db: Db) => {
  const [company] = await db.select().from(companies).where(eq(companies.id, LARGEST_ID));
  const [mostApplied] = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(eq(jobs.company_id, LARGEST_ID))
    .orderBy(desc(jobCandidateCounts.total), asc(jobs.id))
    .limit(1);
  const owner = await findLogin(db, colleagueEmail(1));
  if (!company || !mostApplied || !owner) return missing();
  // The seed's largest developer applies to any of the company's jobs, the calls' samples mean this one.
  const jobId = mostApplied.job.id;
  const applied = await db.$count(
    applications,
    and(eq(applications.developer_id, LARGEST_ID), eq(applications.job_id, jobId)),
  );
  if (applied === 0) await givenOn(db).application(LARGEST_ID, jobId);
  return {
    company,
    job: mostApplied.job,
    owner: { userId: owner.id },
    developer: { userId: LARGEST_ID, developerId: LARGEST_ID },
  };
};

/** Creates thirty rows of everything that some list shows, as its samples make them. */
const makeManyRows = async (world: World) => {
  for (const { name, manyRows } of contractCalls) {
    if (!manyRows?.makeRow) continue;
    logProgress(`  rows of ${name}`);
    for (let index = 0; index < ROWS; index++) await manyRows.makeRow(world, index);
  }
};

/** The same people twice: small, and as those with the most of everything. */
export type Twins = { small: World; largest: World };

/** Creates both kinds of people in a database seeded with `--largest`. */
export const createTwins = async (db: Db): Promise<Twins> => {
  const small = await contractWorld({ db });
  const largest = await contractWorld({ db }, await findLargest(db));
  await makeManyRows(largest);
  const manager = largest.userIdOf("superAdmin");
  await db
    .update(companies)
    .set({ customer_success_manager_id: manager })
    .where(lte(companies.id, MANAGED_COMPANIES));
  await countOverview(db);
  await db.execute(sql`analyze`);
  return { small, largest };
};
