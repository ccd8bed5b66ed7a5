import { Button } from "@devguild/design-system/button";
import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  nextApplicationStatuses,
} from "@devguild/schemas/constants/applications";

import classes from "./candidate-panel.module.css";
import { moveWords } from "./move-words.ts";

const S = APPLICATION_STATUSES;

// The step forward first, then the way out, then whatever else there is.
const ORDER: ApplicationStatus[] = [
  S.INTERVIEWING,
  S.HIRED,
  S.DECLINED_BY_COMPANY,
  S.NEW_CANDIDATE,
];
const FORWARD: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  [S.NEW_CANDIDATE]: S.INTERVIEWING,
  [S.INTERVIEWING]: S.HIRED,
};

type Props = {
  candidate: Candidate;
  onMove: (candidate: Candidate, to: ApplicationStatus) => void;
};

/** What the company may do with a candidate, each with its key. */
export function CandidateActions({ candidate, onMove }: Props) {
  const next = nextApplicationStatuses(candidate.status, "company");
  const forward = FORWARD[candidate.status];
  const moves = ORDER.filter((status) => next.includes(status)).toSorted(
    (a, b) => Number(b === forward) - Number(a === forward),
  );
  if (moves.length === 0) return null;
  return (
    <div className={classes.moves}>
      {moves.map((to) => (
        <Button
          key={to}
          variant={to === forward ? "primary" : "default"}
          aria-keyshortcuts={String(to)}
          title={`Or press ${to}`}
          onClick={() => onMove(candidate, to)}
        >
          {moveWords(to).label}
        </Button>
      ))}
    </div>
  );
}
