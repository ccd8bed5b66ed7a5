import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const STATUSES = Object.values(APPLICATION_STATUSES);

type Listed = Pick<Candidate, "id" | "status">;

/** Filters candidates by status; null for all. */
export const filterCandidates = <C extends Listed>(
  candidates: readonly C[],
  status: ApplicationStatus | null,
): readonly C[] =>
  status === null ? candidates : candidates.filter((candidate) => candidate.status === status);

/**
 * Counts candidates by status, in the order of the process. Empty statuses are left out, except the
 * one in view.
 */
export const countCandidates = (
  candidates: readonly Listed[],
  inView: ApplicationStatus | null = null,
) =>
  STATUSES.map((status) => ({ status, count: filterCandidates(candidates, status).length })).filter(
    ({ status, count }) => count > 0 || status === inView,
  );
