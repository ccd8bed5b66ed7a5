import { api } from "@devguild/api-client/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import type { QueryClient } from "@tanstack/react-query";

import { withCandidate } from "./candidate-edits.ts";

/** The job whose candidates are cached. */
export type JobOfCompany = { companyId: number; jobId: number };

/** Replaces a candidate in the cached list. */
export const replaceCandidate = (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  const { queryKey } = api.candidates.list.options({ params: job });
  queries.setQueryData<{ data: Candidate[] }>(
    queryKey,
    (list) => list && { ...list, data: withCandidate(list.data, newer) },
  );
};

/** Shows a newer version of a candidate and cancels pending list requests. */
export const showCandidate = async (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  const { queryKey } = api.candidates.list.options({ params: job });
  // A pending list request may have been answered before the change.
  await queries.cancelQueries({ queryKey });
  replaceCandidate(queries, job, newer);
};
