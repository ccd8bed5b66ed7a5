import { api } from "@devguild/api-client/browser-api";
import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import type { OpenedCandidate } from "@devguild/schemas/candidate-inbox";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { withCandidate, withMove } from "./candidate-edits.ts";

/** The job whose candidates are cached. */
export type JobOfCompany = { companyId: number; jobId: number };

type Page = { data: Candidate[]; counts: CandidateCounts };

/** The beginning of the query keys of a job's candidates, whatever is shown of them. */
export const candidatesKey = ({ companyId, jobId }: JobOfCompany) => [
  ...api.candidates.list.key,
  companyId,
  jobId,
];

// The list of all jobs has its own rows; it is read again where something in it may have changed.
const replaceOpened = (queries: QueryClient, { companyId }: JobOfCompany, newer: Candidate) => {
  const params = { companyId, candidateId: newer.id };
  queries.setQueryData<{ data: OpenedCandidate }>(
    api.candidateInbox.one.options({ params }).queryKey,
    (opened) => opened && { data: { ...opened.data, ...newer } },
  );
  void queries.invalidateQueries({ queryKey: api.candidateInbox.list.key });
  void queries.invalidateQueries({ queryKey: api.candidateInbox.waits.key });
};

/** Replaces a candidate in the cached lists, and corrects their counts. */
export const replaceCandidate = (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  const one = api.candidates.one.options({ params: { ...job, candidateId: newer.id } });
  const alone = queries.getQueryData<{ data: Candidate }>(one.queryKey)?.data;
  queries.setQueriesData<InfiniteData<Page>>({ queryKey: candidatesKey(job) }, (list) => {
    if (!list) return list;
    const older = list.pages.flatMap(({ data }) => data).find(({ id }) => id === newer.id) ?? alone;
    const pages = list.pages.map((page) => ({
      ...page,
      data: withCandidate(page.data, newer),
      counts: older ? withMove(page.counts, older.status, newer.status) : page.counts,
    }));
    return { ...list, pages };
  });
  if (alone) queries.setQueryData(one.queryKey, { data: newer });
  replaceOpened(queries, job, newer);
};

/** Shows a newer version of a candidate and cancels pending list requests. */
export const showCandidate = async (queries: QueryClient, job: JobOfCompany, newer: Candidate) => {
  // A pending list request may have been answered before the change.
  await queries.cancelQueries({ queryKey: candidatesKey(job) });
  replaceCandidate(queries, job, newer);
};
