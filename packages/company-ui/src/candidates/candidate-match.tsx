import { MatchScore } from "@devguild/design-system/match-score";
import type { Candidate } from "@devguild/schemas/applications";

import type { Audience } from "./audience.ts";

type Props = {
  candidate: Pick<Candidate, "match_points" | "match_text">;
  audience: Audience;
};

/** The candidate's match score for the job. */
export function CandidateMatch({ candidate: { match_points, match_text }, audience }: Props) {
  // The text for zero points addresses developers.
  const text = audience === "staff" && match_points === 0 ? "No match" : match_text;
  return <MatchScore points={match_points} text={text} />;
}
