import { MatchScore, type MatchScoreProps } from "@devguild/design-system/match-score";
import type { Candidate } from "@devguild/schemas/applications";

type Props = Pick<MatchScoreProps, "size"> & {
  candidate: Pick<Candidate, "match_points" | "match_text">;
};

/** How well a candidate fits; the words for no points at all are a developer's, not staff's. */
export function CandidateMatch({ candidate: { match_points, match_text }, size }: Props) {
  return (
    <MatchScore
      points={match_points}
      text={match_points === 0 ? "No match" : match_text}
      {...(size && { size })}
    />
  );
}
