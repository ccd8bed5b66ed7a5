import { matchPoints, matchScore, matchText } from "@devguild/matching/score";
import { developerSeniority } from "@devguild/matching/seniority";
import type { MatchWeights } from "@devguild/matching/weights";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { JobCard } from "@devguild/schemas/jobs";

import { toMatchJob } from "../matching/use-match.ts";

/** The example's years of every skill. */
export const EXAMPLE_YEARS = 6;

/**
 * Matches a job with a made-up developer who has all of its skills but the last, and its language.
 * Null for jobs with fewer than two skills.
 */
export const findExampleMatch = (job: JobCard, weights: MatchWeights) => {
  const has = job.skills.slice(0, -1);
  const [missing] = job.skills.slice(-1);
  const [main] = has;
  if (!missing || !main) return null;
  const points = matchPoints(
    matchScore(
      toMatchJob(job),
      {
        seniority: developerSeniority(has.map(() => EXAMPLE_YEARS)),
        skills: has.map(({ id }) => ({ id, years: EXAMPLE_YEARS })),
        languages: job.language
          ? [{ id: job.language.id, level_id: LANGUAGE_LEVELS.length - 1 }]
          : [],
      },
      weights,
    ),
  );
  return { points, text: matchText(points), main, has, missing };
};
