import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore, matchText } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { MatchSeniority } from "@devguild/matching/types";

/** What a candidate's match score and experience are computed from. */
type Comparable = {
  job: { skill_ids: number[]; seniority_ids: number[]; language_id: number | null };
  developer: { seniority: MatchSeniority };
  skills: { id: number; years: number }[];
  languages: { id: number; level_id: number }[];
};

/** Returns how well a candidate fits a job, from 0 to 5, and in words. */
export const computeMatch = ({ job, developer, skills, languages }: Comparable) => {
  const score = matchScore(
    {
      skill_ids: job.skill_ids,
      seniorities: job.seniority_ids.map(toMatchSeniority),
      language_id: job.language_id,
    },
    { seniority: developer.seniority, skills, languages },
    defaultWeights,
  );
  const points = matchPoints(score);
  return { points, text: matchText(points) };
};

/** Returns the most years in one of the job's skills, or in any if the job requires none. */
export const countYears = ({
  job,
  skills,
}: {
  job: Pick<Comparable["job"], "skill_ids">;
  skills: Comparable["skills"];
}) => {
  const isCounted = ({ id }: { id: number }) =>
    job.skill_ids.length === 0 || job.skill_ids.includes(id);
  return Math.max(0, ...skills.filter(isCounted).map(({ years }) => years));
};
