import { MatchScore } from "@devguild/design-system/match-score";
import type { Candidate } from "@devguild/schemas/applications";

import { FAIR_POINTS, STRONG_POINTS } from "./candidate-address.ts";

// The texts of the matching package address developers.
const describeMatch = (points: number) => {
  if (points >= STRONG_POINTS) return "Strong";
  if (points >= FAIR_POINTS) return "Fair";
  return points > 0 ? "Weak" : "No match";
};

/** The candidate's match score for the job, in a recruiter's words. */
export function CandidateMatch({ candidate }: { candidate: Pick<Candidate, "match_points"> }) {
  const { match_points: points } = candidate;
  return <MatchScore points={points} text={describeMatch(points)} />;
}
