import { findBestMatches } from "@devguild/job-index/search";
import type { MatchDeveloper } from "@devguild/matching/types";
import { pino } from "pino";

import type { Db } from "../src/db/db.ts";
import { JobIndexes } from "../src/modules/job-index/job-indexes.queries.ts";

/** Gives the ids of the jobs that fit a developer best, the best first. */
export type BestMatches = (developer: MatchDeveloper, limit: number) => readonly number[];

/** How the product finds the best matches among all open jobs in memory, opened on a database. */
export const openBestMatches = async (db: Db): Promise<BestMatches> => {
  const indexes = new JobIndexes(db, pino({ level: "silent" }));
  await indexes.refresh();
  const index = indexes.current?.job;
  if (!index) throw new Error("The job index was not built.");
  return (developer, limit) => findBestMatches(index, developer, limit, []);
};
