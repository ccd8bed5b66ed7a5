import { api } from "@devguild/api-client/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import type { QueryClient } from "@tanstack/react-query";

import { withCandidate } from "./candidate-edits.ts";

/** Which job's candidates are meant. */
export type JobOfCompany = { companyId: number; jobId: number };

/** Puts another version of a candidate into the cached list, in its place. */
export const replaceCandidate = (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  const { queryKey } = api.candidates.list.options({ params: job });
  queries.setQueryData<{ data: Candidate[] }>(
    queryKey,
    (list) => list && { ...list, data: withCandidate(list.data, newer) },
  );
};

/** Shows a newer version of a candidate, whatever list is on its way. */
export const showCandidate = async (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  const { queryKey } = api.candidates.list.options({ params: job });
  // A list that is on its way was read before.
  await queries.cancelQueries({ queryKey });
  replaceCandidate(queries, job, newer);
};
