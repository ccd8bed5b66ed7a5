import type { Db } from "../../db/db.ts";
import { replaceId } from "../../db/replace-id.ts";
import { jobListings } from "../job-listings/job-listings.tables.ts";
import { jobs } from "./postings.tables.ts";

/** Moves the jobs and imported listings of a merged skill to the one that replaced it. */
export const moveJobSkill = async (db: Db, ids: readonly [from: number, to: number]) => {
  await replaceId(db, jobs, jobs.skill_ids, ids);
  await replaceId(db, jobListings, jobListings.skill_ids, ids);
};
