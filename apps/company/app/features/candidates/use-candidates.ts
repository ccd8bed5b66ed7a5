import { api } from "@devguild/api-client/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Which job's candidates are meant. */
export type JobOfCompany = { companyId: number; jobId: number };

/** The candidates of a job. */
export const useCandidates = (job: JobOfCompany) =>
  useQuery(api.candidates.list.options({ params: job }));

/** Changes the candidates in the cache, as an answer or the expectation of one says. */
export const useEditCandidates = ({ companyId, jobId }: JobOfCompany) => {
  const queries = useQueryClient();
  return useCallback(
    (edit: (list: readonly Candidate[]) => Candidate[]) => {
      const { queryKey } = api.candidates.list.options({ params: { companyId, jobId } });
      queries.setQueryData<{ data: Candidate[] }>(
        queryKey,
        (old) => old && { data: edit(old.data) },
      );
    },
    [queries, companyId, jobId],
  );
};
