import type { MatchDeveloper } from "@devguild/matching/types";

import type { Db } from "../src/db/db.ts";

/** Gives the ids of the jobs that fit a developer best, the best first. */
export type BestMatches = (developer: MatchDeveloper, limit: number) => readonly number[];

/**
 * How the product finds the best matches among all open jobs in memory, opened on a database; null
 * while it has no index that could.
 */
export const openBestMatches = async (_db: Db): Promise<BestMatches | null> => null;
