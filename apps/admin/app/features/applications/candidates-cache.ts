import { api } from "@devguild/api-client/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import type { QueryClient } from "@tanstack/react-query";

/** Shows a newer version of one of a job's candidates, in its place in the list. */
export const showCandidate = async (
  queries: QueryClient,
  job: { companyId: number; jobId: number },
  newer: Candidate,
) => {
  const { queryKey } = api.candidates.list.options({ params: job });
  // A list that is on its way was read before.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<{ data: Candidate[] }>(
    queryKey,
    (list) =>
      list && { ...list, data: list.data.map((one) => (one.id === newer.id ? newer : one)) },
  );
};
