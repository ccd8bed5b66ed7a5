import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const STATUSES = Object.values(APPLICATION_STATUSES);

type Listed = Pick<Candidate, "id" | "status">;

/** The candidates in a status; null stands for every status. */
export const filterCandidates = <C extends Listed>(
  candidates: readonly C[],
  status: ApplicationStatus | null,
): readonly C[] =>
  status === null ? candidates : candidates.filter((candidate) => candidate.status === status);

/**
 * The statuses that candidates are in, in the order of an application's way, with how many are there;
 * the one in view is among them even where nobody is left in it.
 */
export const countCandidates = (
  candidates: readonly Listed[],
  inView: ApplicationStatus | null = null,
) =>
  STATUSES.map((status) => ({ status, count: filterCandidates(candidates, status).length })).filter(
    ({ status, count }) => count > 0 || status === inView,
  );
