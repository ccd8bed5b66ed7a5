import { hasStatus } from "@devguild/api-client/has-status";
import type { Api } from "@devguild/api-client/api";
import { api } from "@devguild/api-client/browser-api";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useMemo } from "react";

import { useLastAnswer } from "../lists/use-last-answer.ts";
import type { CandidatesView } from "./candidate-address.ts";
import { candidatesKey, type JobOfCompany } from "./candidates-cache.ts";

const CARDS_PER_COLUMN = 20;
const ROWS_PER_PAGE = 50;

/** Which candidates of a job a screen shows. The board needs some of each status at once. */
export type CandidatesFilter = Pick<
  CandidatesView,
  "layout" | "status" | "search" | "order" | "points" | "years"
>;

const toQuery = ({ layout, status, search, order, points, years }: CandidatesFilter) => ({
  ...(search && { search }),
  ...(order !== "newest" && { order }),
  ...(points !== null && { min_points: points }),
  ...(years !== null && { min_years: years }),
  ...(layout === "board"
    ? { per_status: CARDS_PER_COLUMN }
    : { per_page: ROWS_PER_PAGE, ...(status !== null && { status }) }),
});

/** Query options for the candidates of a job, which grow page by page. */
export const growingCandidates = (
  { candidates }: Pick<Api, "candidates">,
  job: JobOfCompany,
  filter: CandidatesFilter,
) => {
  const query = toQuery(filter);
  return infiniteQueryOptions({
    queryKey: [...candidatesKey(job), query],
    queryFn: ({ pageParam, signal }) =>
      candidates.list
        .options({ params: job, query: { ...query, page: pageParam } })
        .queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
  });
};

type Dated = "applied_at" | "match_user_state_date";

const latestFirst = (date: Dated) => (one: Candidate, other: Candidate) =>
  Date.parse(other[date]) - Date.parse(one[date]) || other.id - one.id;

// A column starts with whoever came to it last, a list with whoever applied last.
const NEWEST = {
  board: latestFirst("match_user_state_date"),
  list: latestFirst("applied_at"),
} as const;

// A move between two pages' requests can put a candidate on both.
const mergePages = (
  pages: readonly { data: Candidate[] }[],
  { layout, order }: Pick<CandidatesFilter, "layout" | "order">,
) => {
  const merged = [
    ...new Map(pages.flatMap(({ data }) => data).map((each) => [each.id, each])).values(),
  ];
  return order === "newest" ? merged.toSorted(NEWEST[layout]) : merged;
};

const NO_PAGES: { data: Candidate[]; counts: CandidateCounts }[] = [];

/**
 * Returns the loaded candidates of a job, how many there are in each status, and how
 * to load more.
 */
export const useCandidates = (job: JobOfCompany, filter: CandidatesFilter) => {
  const {
    data,
    isPlaceholderData,
    error,
    isError,
    isPending,
    isFetching,
    isFetchingNextPage,
    ...more
  } = useInfiniteQuery({
    ...growingCandidates(api, job, filter),
    placeholderData: keepPreviousData,
  });
  const loaded = useLastAnswer({ data, isPlaceholderData }, job.jobId);
  const pages = loaded?.pages ?? NO_PAGES;
  const { layout, order } = filter;
  const candidates = useMemo(() => mergePages(pages, { layout, order }), [pages, layout, order]);
  const counts = pages.at(-1)?.counts ?? [];
  return {
    candidates,
    counts,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    isLoaded: loaded !== undefined,
    error,
    isError,
    isPending,
    isFetching,
    refetch: more.refetch,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: more.isFetchNextPageError,
    /** Loads the next page; null at the end. */
    loadMore: more.hasNextPage ? () => void more.fetchNextPage() : null,
  };
};

/** Returns the input of the call that says how long the candidates of a job have waited. */
export const toJobWaitsCall = (
  { companyId, jobId }: JobOfCompany,
  { search, points }: Pick<CandidatesFilter, "search" | "points">,
) => ({
  params: { companyId },
  query: { job_ids: [jobId], search, ...(points !== null && { min_points: points }) },
});

const isNotFound = (error: Error) => hasStatus(error, NOT_FOUND);

/**
 * Returns the candidate that the URL opens; one that isn't loaded with the others is loaded alone. `failed` is that
 * reading, if it failed.
 */
export const useOpenCandidate = (
  job: JobOfCompany,
  { candidates, isLoaded }: { candidates: readonly Candidate[]; isLoaded: boolean },
  candidateId: number | null,
) => {
  const listed = candidates.find(({ id }) => id === candidateId);
  const alone = useQuery({
    ...api.candidates.one.options({ params: { ...job, candidateId: candidateId ?? 0 } }),
    enabled: isLoaded && candidateId !== null && !listed,
  });
  if (candidateId === null) return { open: null, failed: null };
  const failed = !listed && alone.isLoadingError && !isNotFound(alone.error) ? alone : null;
  return { open: listed ?? alone.data?.data ?? null, failed };
};
