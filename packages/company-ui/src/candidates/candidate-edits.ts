import type { Candidate } from "@devguild/schemas/applications";
import {
  type ApplicationStatus,
  applicationStatusName,
} from "@devguild/schemas/constants/application-statuses";

/** Returns the list with one candidate replaced by a newer version. */
export const withCandidate = (list: readonly Candidate[], newer: Candidate): Candidate[] =>
  list.map((candidate) => (candidate.id === newer.id ? newer : candidate));

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
});
