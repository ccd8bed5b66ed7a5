import { failureText } from "@devguild/api-client/failure-text";
import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { inStatus } from "./candidate-edits.ts";
import { type JobOfCompany, replaceCandidate } from "./candidates-cache.ts";
import { COMPANY_MOVES } from "./company-moves.ts";
import type { Move, Moving } from "./move-rules.ts";

/**
 * Moves candidates of the company; requires `owner.company.edit-candidates`. Moves are optimistic:
 * if the server refuses, the candidate moves back and a toast says why. Reversible moves offer an
 * undo.
 */
export const useMoveAsCompany = (job: JobOfCompany): Moving => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { key } = api.candidates.list;
  const pending = useRef(new Set<number>());
  const moving = useMutation({
    mutationFn: ({ candidate, to, reason, notify = true }: Move & { isUndo?: boolean }) =>
      api.candidates.move.call({
        params: { ...job, candidateId: candidate.id },
        body: { status: to, notify, ...(reason && { reason }) },
      }),
    onMutate: async ({ candidate, to }) => {
      replaceCandidate(queries, job, inStatus(candidate, to, new Date().toISOString()));
      // A pending list request may predate the move.
      await queries.cancelQueries({ queryKey: key });
    },
    onSuccess: ({ data: moved }, { candidate, to, isUndo }) => {
      replaceCandidate(queries, job, moved);
      const mayReturn = COMPANY_MOVES.getNext(to).includes(candidate.status);
      toasts.show({
        tone: "ok",
        text: `${candidate.developer.full_name} ${COMPANY_MOVES.getWords(candidate.status, to).done}`,
        ...(mayReturn &&
          !isUndo && {
            undo: {
              onPress: () =>
                moving.mutate({
                  candidate: moved,
                  to: candidate.status,
                  notify: false,
                  isUndo: true,
                }),
            },
          }),
      });
    },
    onError: (error, { candidate }) => {
      replaceCandidate(queries, job, candidate);
      toasts.show({ tone: "bad", text: failureText(error) });
      void queries.invalidateQueries({ queryKey: key });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: api.postings.list.key });
      void queries.invalidateQueries({ queryKey: api.dashboards.company.key });
      // The menu counts new candidates.
      void queries.invalidateQueries({ queryKey: api.identity.me.key });
    },
  });
  return {
    rules: COMPANY_MOVES,
    move: async (request) => {
      const { id } = request.candidate;
      // The second press of a double click comes before the first one shows.
      if (pending.current.has(id)) return;
      pending.current.add(id);
      await moving.mutateAsync(request).finally(() => pending.current.delete(id));
    },
    underWay: null,
    error: moving.error,
    forgetError: moving.reset,
    notice: null,
    proof: null,
  };
};
