import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import {
  type ApplicationStatus,
  applicationStatusName,
} from "@devguild/schemas/constants/application-statuses";

/** Returns the list with one candidate replaced by a newer version. */
export const withCandidate = (list: readonly Candidate[], newer: Candidate): Candidate[] =>
  list.map((candidate) => (candidate.id === newer.id ? newer : candidate));

/** Returns the counts after a candidate moved from one status to another. */
export const withMove = (
  counts: CandidateCounts,
  from: ApplicationStatus,
  to: ApplicationStatus,
): CandidateCounts => {
  if (from === to) return counts;
  const known = counts.some(({ status }) => status === to)
    ? counts
    : [...counts, { status: to, count: 0 }];
  return known.map(({ status, count }) => ({
    status,
    count: count + Number(status === to) - Number(status === from),
  }));
};

/** Returns a candidate as the server will return it after the move. */
export const inStatus = (
  candidate: Candidate,
  status: ApplicationStatus,
  at: string,
): Candidate => ({
  ...candidate,
  status,
  match_user_state_id: status,
  match_user_state: applicationStatusName(status),
  match_user_state_date: at,
  waiting_since: at,
});
