import { api } from "@devguild/api-client/browser-api";
import type { CandidateTeam } from "@devguild/schemas/candidate-notes";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** A candidate of a company. */
export type Noted = { companyId: number; candidateId: number };

/** Returns what colleagues know about a candidate; `reveal` shows ratings before one has rated. */
export const useTeam = (params: Noted, { reveal = false, enabled = true } = {}) =>
  useQuery({
    ...api.candidateNotes.team.options({ params, query: reveal ? { reveal } : {} }),
    enabled,
  });

/** Returns a function that shows what a call answered about a candidate. */
export const useShowTeam = () => {
  const queries = useQueryClient();
  return (params: Noted, answer: { data: CandidateTeam }) => {
    const { queryKey } = api.candidateNotes.team.options({ params, query: {} });
    queries.setQueryData(queryKey, answer);
    void queries.invalidateQueries({ queryKey: api.candidateNotes.team.key });
  };
};

type Rows = { data: InboxCandidate[] };

const withVisit = (list: Rows, candidateId: number): Rows =>
  list.data.some(({ id, is_unread }) => id === candidateId && is_unread)
    ? {
        ...list,
        data: list.data.map((row) =>
          row.id === candidateId ? Object.assign({}, row, { is_unread: false }) : row,
        ),
      }
    : list;

/** Remembers that the viewer has looked at a candidate, who is no longer unread. */
export const useVisit = ({ companyId, candidateId }: Noted, enabled: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    // The list has one page, a column of the board has several.
    queries.setQueriesData<Rows | InfiniteData<Rows>>(
      { queryKey: api.candidateInbox.list.key },
      (list) =>
        list && "pages" in list
          ? { ...list, pages: list.pages.map((page) => withVisit(page, candidateId)) }
          : list && withVisit(list, candidateId),
    );
    // It is only a mark: if it fails, the candidate stays unread.
    api.candidateNotes.visit.call({ params: { companyId, candidateId } }).catch(() => undefined);
  }, [queries, companyId, candidateId, enabled]);
};
