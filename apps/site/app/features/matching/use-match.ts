import { api } from "@devguild/api-client/browser-api";
import { matchPoints, matchScore } from "@devguild/matching/score";
import type { MatchDeveloper, MatchJob, MatchSeniority } from "@devguild/matching/types";
import { type MatchWeights, readWeights } from "@devguild/matching/weights";
import type { User } from "@devguild/schemas/identity";
import type { JobCard } from "@devguild/schemas/jobs";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { describePoints } from "./describe-points.ts";
import { useVisitorSkills, type VisitorSkills } from "./visitor-skills.ts";

type MatchedJob = Pick<JobCard, "skills" | "match_seniority" | "language">;

/** Converts a job's requirements to matching input. */
export const toMatchJob = (job: MatchedJob): MatchJob => ({
  skill_ids: job.skills.map(({ id }) => id),
  seniorities: job.match_seniority as MatchSeniority[],
  language_id: job.language?.id ?? null,
});

/** Converts a user to matching input; null unless they are a developer with skills. */
const toMatchDeveloper = (user: User | null): MatchDeveloper | null =>
  user?.account_type === "developer" && user.skills.length > 0
    ? {
        seniority: user.seniority as MatchSeniority,
        skills: user.skills.map(({ id, years_of_experience }) => ({
          id,
          years: years_of_experience,
        })),
        languages: user.languages.map(({ id, level_id }) => ({ id, level_id })),
      }
    : null;

/** Converts a visitor's skills to matching input. */
const visitorToMatchDeveloper = ({
  skills,
  languages,
  seniority,
}: VisitorSkills): MatchDeveloper => ({
  seniority,
  skills,
  languages,
});

/** Returns the viewer's matching input and the weights; null without skills, or until the weights have loaded. */
export const useMatching = (): { developer: MatchDeveloper; weights: MatchWeights } | null => {
  const user = useCurrentUser();
  const visitor = useVisitorSkills();
  const { data } = useQuery(api.siteData.global.options());
  return useMemo(() => {
    const developer = user ? toMatchDeveloper(user) : visitor && visitorToMatchDeveloper(visitor);
    return developer && data
      ? { developer, weights: readWeights(data.data.matching_weights) }
      : null;
  }, [user, visitor, data]);
};

/** The URL fragment that opens the form for a visitor's skills. */
export const CHECK_MATCH = "#check-your-match";

/** Returns a function that matches a job with the viewer; null for viewers without skills. */
export const useGetMatch = () => {
  const matching = useMatching();
  return (job: MatchedJob) => {
    if (!matching) return null;
    const match = toMatchJob(job);
    const points = matchPoints(matchScore(match, matching.developer, matching.weights));
    return { points, text: describePoints(points, match, matching.developer) };
  };
};
