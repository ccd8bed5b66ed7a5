import { findSimilar, getSkillIds } from "@devguild/job-index/search";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, eq, ne, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { awaitIndexes, type Indexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { readCards } from "./search-jobs.queries.ts";

const SHOWN = 6;

const similarInTables = async (db: Db, id: number, skillIds: readonly number[], now: Date) => {
  const skills = idArray(skillIds);
  const shared = sql`(select count(*) from unnest(${jobs.skill_ids}) skill where skill = any(${skills}))`;
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen(now), ne(jobs.id, id), sql`${jobs.skill_ids} && ${skills}`))
    .orderBy(desc(shared), desc(jobs.published_at), desc(jobs.id))
    .limit(SHOWN);
  return rows.map((row) => row.id);
};

const skillsInTables = async (db: Db, id: number, now: Date) => {
  const [job] = await db
    .select({ skills: jobs.skill_ids })
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpen(now)));
  return job?.skills;
};

/**
 * Lists open jobs that share the most skills with a job, newer ones first; null if that job isn't open.
 * At most three queries; one if the index has the job.
 */
export const listSimilarJobs = async (
  db: Db,
  id: number,
  developerId: number | null,
  now = new Date(),
  given?: Indexes | null,
): Promise<JobCard[] | null> => {
  const indexes = given === undefined ? await awaitIndexes(db, now.getTime()) : given;
  const known = indexes && getSkillIds(indexes.job, id);
  const skills = known ?? (await skillsInTables(db, id, now));
  if (!skills) return null;
  const ids = indexes
    ? findSimilar(indexes.job, skills, SHOWN, id)
    : await similarInTables(db, id, skills, now);
  return readCards(db, ids, developerId, now);
};

/** A reader wants fewer suggestions than someone who searches. */
const SHOWN_BESIDE = 4;

const newestInTables = async (db: Db, now: Date) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isOpen(now))
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(SHOWN_BESIDE);
  return rows.map((row) => row.id);
};

/**
 * Lists open jobs that ask for some of the skills, those sharing the most first; without skills, the
 * newest. At most two queries.
 */
export const listJobsBySkills = async (
  db: Db,
  skillIds: readonly number[],
  developerId: number | null,
  now = new Date(),
): Promise<JobCard[]> => {
  const indexes = await awaitIndexes(db, now.getTime());
  const ids =
    skillIds.length === 0
      ? await newestInTables(db, now)
      : indexes
        ? findSimilar(indexes.job, skillIds, SHOWN_BESIDE, 0)
        : await similarInTables(db, 0, skillIds, now);
  return readCards(db, ids.slice(0, SHOWN_BESIDE), developerId, now);
};
