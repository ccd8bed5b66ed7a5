import type { Api } from "@devguild/api-client/api";
import { api } from "@devguild/api-client/browser-api";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import type { CandidateCounts } from "@devguild/schemas/applications";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { toColumns } from "../candidates/board-columns.ts";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { type InboxView, toColumnCall } from "./inbox-address.ts";

/** Query options for one column of the board of all jobs, which grows page by page. */
export const growingColumn = (
  { candidateInbox }: Pick<Api, "candidateInbox">,
  companyId: number,
  view: InboxView,
  status: InboxStatus,
) =>
  infiniteQueryOptions({
    queryKey: [
      ...candidateInbox.list.key,
      "column",
      toColumnCall(companyId, view, { status, page: 1 }),
    ],
    queryFn: ({ pageParam, signal }) =>
      candidateInbox.list
        .options(toColumnCall(companyId, view, { status, page: pageParam }))
        .queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
  });

const NOTHING: CandidateCounts = [];

/** The columns that a view shows: those of its statuses, or all. */
export const listColumns = (
  { stages }: Pick<InboxView, "stages">,
  counts: CandidateCounts,
  candidates: readonly InboxCandidate[] = [],
) =>
  toColumns(candidates, counts)
    .filter(({ status }) => stages.length === 0 || stages.includes(String(status)))
    .map((column) => Object.assign(column, { isClosed: column.isClosed && stages.length === 0 }));

/** Lists the statuses whose cards the board of a view shows. */
export const listExpanded = (view: InboxView) =>
  listColumns(view, NOTHING)
    .filter(({ status, isClosed }) => !isClosed || status === view.column)
    .map(({ status }) => status);

const useInboxColumn = (companyId: number, view: InboxView, status: InboxStatus) => {
  const isShown = view.layout === "board" && listExpanded(view).some((each) => each === status);
  const list = useInfiniteQuery({
    ...growingColumn(api, companyId, view, status),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const pages = useLastAnswer(list, companyId)?.pages ?? [];
  // A move between two pages' requests can put a candidate on both.
  const rows = [
    ...new Map(pages.flatMap(({ data }) => data).map((each) => [each.id, each])).values(),
  ];
  return {
    status,
    rows: isShown ? rows : [],
    more:
      isShown && (list.hasNextPage || list.isError)
        ? {
            load: (): void =>
              void (list.isError && !list.isFetchNextPageError
                ? list.refetch()
                : list.fetchNextPage()),
            isLoading: list.isFetching,
            hasFailed: list.isError,
          }
        : null,
  };
};
export type InboxColumn = ReturnType<typeof useInboxColumn>;

/** Loads the columns of the board, in their order; nothing of those that are strips, nor for the list. */
export const useInboxColumns = (companyId: number, view: InboxView): InboxColumn[] => [
  useInboxColumn(companyId, view, APPLICATION_STATUSES.NEW_CANDIDATE),
  useInboxColumn(companyId, view, APPLICATION_STATUSES.INTERVIEWING),
  useInboxColumn(companyId, view, APPLICATION_STATUSES.HIRED),
  useInboxColumn(companyId, view, APPLICATION_STATUSES.DECLINED_BY_COMPANY),
  useInboxColumn(companyId, view, APPLICATION_STATUSES.WALKED_AWAY),
];
