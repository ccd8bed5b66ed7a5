import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/applications";

/** What the address of a job's candidates shows: those of one state or all, and one of them in full. */
export type CandidatesView = { status: ApplicationStatus | null; candidate: number | null };

const STATUSES = Object.values(APPLICATION_STATUSES);

/** The view that a query string asks for; what it does not know is ignored. */
export const readCandidatesView = (params: URLSearchParams): CandidatesView => {
  const candidate = params.get("candidate") ?? "";
  return {
    status: STATUSES.find((status) => String(status) === params.get("status")) ?? null,
    candidate: /^[1-9]\d{0,14}$/.test(candidate) ? Number(candidate) : null,
  };
};

/** A view as a query string, "?" where it shows all and nobody in full. */
export const writeCandidatesView = ({ status, candidate }: CandidatesView): string => {
  const params = new URLSearchParams();
  if (status !== null) params.set("status", String(status));
  if (candidate !== null) params.set("candidate", String(candidate));
  return `?${params}`;
};

type Listed = Pick<Candidate, "id" | "status">;

/** The candidates in a state; null stands for every state. */
export const candidatesIn = <C extends Listed>(
  candidates: readonly C[],
  status: ApplicationStatus | null,
): readonly C[] =>
  status === null ? candidates : candidates.filter((candidate) => candidate.status === status);

/**
 * The states that candidates are in, in the order of an application's way, with how many are there; the
 * one in view is among them even where nobody is left in it.
 */
export const candidateCounts = (
  candidates: readonly Listed[],
  inView: ApplicationStatus | null = null,
) =>
  STATUSES.map((status) => ({ status, count: candidatesIn(candidates, status).length })).filter(
    ({ status, count }) => count > 0 || status === inView,
  );

/** The candidate after or before one in the list; at its ends the same one, the first for others. */
export const neighbourOf = <C extends Listed>(
  candidates: readonly C[],
  id: number,
  step: 1 | -1,
): C | undefined => {
  const at = candidates.findIndex((candidate) => candidate.id === id);
  return candidates[Math.min(Math.max(at + step, 0), candidates.length - 1)];
};
