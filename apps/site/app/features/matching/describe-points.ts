import { hasSkill, matchText } from "@devguild/matching/score";
import type { MatchDeveloper, MatchJob, MatchPoints } from "@devguild/matching/types";

/** Says what points mean to someone with skills: nobody is asked to check a match that they have. */
export const describePoints = (points: MatchPoints, job: MatchJob, developer: MatchDeveloper) => {
  if (points > 0) return matchText(points);
  const shares = job.skill_ids.some((id) => hasSkill(developer, id));
  return job.skill_ids.length === 0 || shares ? "No match" : "None of its skills";
};
