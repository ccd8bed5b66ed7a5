import { api } from "@devguild/frame/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import type { JobPosting } from "@devguild/schemas/jobs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import type { Company } from "../frame/require-company.ts";
import { jobAddressOf } from "../postings/job-address.ts";

/** Which job's candidates are meant. */
export type JobOfCompany = { companyId: number; jobId: number };

/** The candidates of a job. */
export const useCandidates = (job: JobOfCompany) =>
  useQuery(api.applications.candidates.options({ params: job }));

/** Changes the candidates in the cache, as an answer or the expectation of one says. */
export const useEditCandidates = ({ companyId, jobId }: JobOfCompany) => {
  const queries = useQueryClient();
  return useCallback(
    (edit: (list: readonly Candidate[]) => Candidate[]) => {
      const { queryKey } = api.applications.candidates.options({ params: { companyId, jobId } });
      queries.setQueryData<{ data: Candidate[] }>(
        queryKey,
        (old) => old && { data: edit(old.data) },
      );
    },
    [queries, companyId, jobId],
  );
};

const NONE: { id: number; name: string }[] = [];

/** The skills that a job asks for; only a published ad says so. */
export const useWantedSkills = (company: Company, posting: JobPosting) =>
  useQuery({
    ...api.jobs.details.options({ query: jobAddressOf(company, posting) }),
    enabled: posting.status === "published",
  }).data?.data.skills ?? NONE;
