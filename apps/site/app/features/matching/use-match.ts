import { matchPoints, matchScore, matchText } from "@devguild/matching/score";
import type { MatchDeveloper, MatchJob, MatchSeniority } from "@devguild/matching/types";
import { type MatchWeights, readWeights } from "@devguild/matching/weights";
import { useCurrentUser } from "@devguild/frame/app-frame";
import { api } from "@devguild/frame/browser-api";
import type { User } from "@devguild/schemas/identity";
import type { JobCard } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

type MatchedJob = Pick<JobCard, "skills" | "match_seniority" | "language">;

/** What a job asks for, as matching reads it. */
export const matchJobOf = (job: MatchedJob): MatchJob => ({
  skill_ids: job.skills.map(({ id }) => id),
  seniorities: job.match_seniority as MatchSeniority[],
  language_id: job.language?.id ?? null,
});

/** What a user brings, as matching reads it; null for anybody who is no developer with skills. */
export const matchDeveloperOf = (user: User | null): MatchDeveloper | null =>
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

/** Who is matched, and by which weights; null for guests and while the weights are missing. */
export const useMatching = (): { developer: MatchDeveloper; weights: MatchWeights } | null => {
  const user = useCurrentUser();
  const { data } = useQuery(api.siteData.global.options());
  return useMemo(() => {
    const developer = matchDeveloperOf(user);
    return developer && data
      ? { developer, weights: readWeights(data.data.matching_weights) }
      : null;
  }, [user, data]);
};

const CHECK_YOUR_MATCH = { points: 0, text: matchText(0), to: localized("/developer/sign-up") };

/** The match of any job with the viewer; a guest is asked to check it. */
export const useMatchOf = () => {
  const matching = useMatching();
  const user = useCurrentUser();
  return (job: MatchedJob) => {
    if (!matching) return user ? null : CHECK_YOUR_MATCH;
    const points = matchPoints(matchScore(matchJobOf(job), matching.developer, matching.weights));
    return { points, text: matchText(points) };
  };
};
