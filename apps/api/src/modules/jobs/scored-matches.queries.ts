import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import type { MatchSeniority } from "@devguild/matching/types";
import type { DeveloperDashboard } from "@devguild/schemas/applications";

import type { Db } from "../../db/db.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import { listBestMatches } from "./best-matches.queries.ts";

/**
 * Lists the best matching open jobs within a developer's reach that they haven't applied to, with match
 * scores; null without such a developer. At most three queries.
 */
export const listScoredMatches = async (
  db: Db,
  developerId: number,
  options: Parameters<typeof listBestMatches>[3],
): Promise<DeveloperDashboard["suggested_jobs"] | null> => {
  const match = await findMatchDeveloper(db, developerId);
  if (!match) return null;
  if (match.skills.length === 0) return [];
  const jobs = await listBestMatches(db, developerId, match, options);
  return jobs.map((job) => {
    const score = matchScore(
      {
        skill_ids: job.skills.map(({ id }) => id),
        seniorities: job.match_seniority as MatchSeniority[],
        language_id: job.language?.id ?? null,
      },
      match,
      defaultWeights,
    );
    return { job, score, points: matchPoints(score) };
  });
};
