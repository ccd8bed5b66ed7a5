import { api } from "@devguild/api-client/browser-api";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { useToast } from "@devguild/design-system/toast";
import type { Candidate } from "@devguild/schemas/applications";
import type { ApplicationStatus } from "@devguild/schemas/constants/applications";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { showCandidate } from "./candidates-cache.ts";
import { moveWords } from "./staff-moves.ts";

/** Which job's candidates are meant. */
export type JobOfCompany = { companyId: number; jobId: number };

/** A move that somebody asked for. */
export type Move = {
  to: ApplicationStatus;
  /** Why; the developer and the company may read it. */
  reason?: string;
  /** Whether the developer gets a mail about it, where there is one. */
  notify?: boolean;
};

/**
 * Moves one candidate, once a second factor has proved who does it. `move` gives whether the candidate
 * was moved: not where somebody closes the `dialog`, which has to be drawn, nor where there is an `error`.
 */
export const useMoveCandidate = (job: JobOfCompany, candidate: Candidate) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { prove, dialog } = useStepUp();
  const { full_name: name } = candidate.developer;
  const moving = useMutation({
    mutationFn: ({ to, ...body }: Move & { mfa_token: string }) =>
      api.candidates.changeStatus.call({
        params: { ...job, candidateId: candidate.id },
        body: { status: to, ...body },
      }),
    onSuccess: async ({ data: moved }, { to }) => {
      toasts.show({ tone: "ok", text: `${name} ${moveWords(candidate.status, to).done}` });
      await showCandidate(queries, job, moved);
    },
    // Somebody else may have been faster, or the answer got lost on its way: what is true shows.
    onError: () => void queries.invalidateQueries({ queryKey: api.candidates.list.key }),
    onSettled: () => void queries.invalidateQueries({ queryKey: api.postings.list.key }),
  });
  const move = async (wanted: Move) => {
    moving.reset();
    const purpose = `${moveWords(candidate.status, wanted.to).label}: ${name}`;
    const mfa_token = await prove("candidate.change-status", candidate.id, purpose);
    if (mfa_token === null) return false;
    return moving.mutateAsync({ ...wanted, mfa_token }).then(
      () => true,
      () => false,
    );
  };
  return { move, dialog, error: moving.error, forget: moving.reset };
};
