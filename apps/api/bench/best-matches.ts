import { findBestMatches } from "@devguild/job-index/search";
import type { MatchDeveloper } from "@devguild/matching/types";
import { pino } from "pino";

import type { Db } from "../src/db/db.ts";
import { JobIndexes } from "../src/modules/job-index/job-indexes.queries.ts";

/** Returns the ids of a developer's best matching jobs, best first. */
export type BestMatches = (developer: MatchDeveloper, limit: number) => readonly number[];

/** Opens the product's in-memory search for best matches on a database. */
export const openBestMatches = async (db: Db): Promise<BestMatches> => {
  const indexes = new JobIndexes(db, pino({ level: "silent" }));
  await indexes.refresh();
  const index = indexes.current?.job;
  if (!index) throw new Error("The job index was not built.");
  return (developer, limit) => findBestMatches(index, developer, { limit });
};
