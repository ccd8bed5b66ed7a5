import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import type { Candidate } from "@devguild/schemas/applications";
import {
  type ApplicationStatus,
  nextApplicationStatuses,
} from "@devguild/schemas/constants/applications";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { failureText } from "../frame/failure-text.ts";
import { inStatus, withCandidate } from "./candidate-edits.ts";
import { moveWords } from "./move-words.ts";
import { type JobOfCompany, useEditCandidates } from "./use-candidates.ts";

/** A move that somebody asked for. */
export type Move = {
  candidate: Candidate;
  to: ApplicationStatus;
  reason?: string;
  /** Whether the candidate gets a mail about it. */
  notify?: boolean;
  isUndo?: boolean;
};

/**
 * Moves candidates. The board shows it at once; where the server refuses, the candidate goes back and
 * a message says why. What may be taken back offers so.
 */
export const useMoveCandidate = (job: JobOfCompany) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const edit = useEditCandidates(job);
  const { key } = api.candidates.list;
  const moving = useMutation({
    mutationFn: ({ candidate, to, reason, notify = true }: Move) =>
      api.candidates.move.call({
        params: { ...job, candidateId: candidate.id },
        body: { status: to, notify, ...(reason && { reason }) },
      }),
    onMutate: async ({ candidate, to }) => {
      edit((list) => withCandidate(list, inStatus(candidate, to, new Date().toISOString())));
      // A list that is on its way was read before the move.
      await queries.cancelQueries({ queryKey: key });
    },
    onSuccess: ({ data: moved }, { candidate, to, isUndo }) => {
      edit((list) => withCandidate(list, moved));
      const mayReturn = nextApplicationStatuses(to, "company").includes(candidate.status);
      toasts.show({
        tone: "ok",
        text: `${candidate.developer.full_name} ${moveWords(to).done}`,
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
      edit((list) => withCandidate(list, candidate));
      toasts.show({ tone: "bad", text: failureText(error) });
      void queries.invalidateQueries({ queryKey: key });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: api.postings.list.key });
      void queries.invalidateQueries({ queryKey: api.dashboards.company.key });
    },
  });
  return moving;
};
