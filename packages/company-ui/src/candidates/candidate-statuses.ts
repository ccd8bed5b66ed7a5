import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
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
 * Lists the counts by status, in the order of the process. Empty statuses are left out, except the
 * one in view.
 */
export const listCounts = (
  counts: CandidateCounts,
  inView: ApplicationStatus | null = null,
): CandidateCounts =>
  STATUSES.map((status) => ({
    status,
    count: counts.find((counted) => counted.status === status)?.count ?? 0,
  })).filter(({ status, count }) => count > 0 || status === inView);
