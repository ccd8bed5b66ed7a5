import { api } from "@devguild/api-client/browser-api";
import { MfaRequired } from "@devguild/auth-ui/mfa-required";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { useToast } from "@devguild/design-system/toast";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type JobOfCompany, showCandidate } from "./candidates-cache.ts";
import type { Move, Moving } from "./move-rules.ts";
import { STAFF_MOVES } from "./staff-moves.ts";

/**
 * Moves candidates of any company; requires `admin.edit-company-jobs` and a fresh second factor for
 * each move. A move shows once the server has made it.
 */
export const useMoveAsStaff = (job: JobOfCompany): Moving => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { prove, dialog } = useStepUp();
  const [underWay, setUnderWay] = useState<Move | null>(null);
  const needsFactor = useCurrentUser()?.mfa_active === false;
  const getWords = ({ candidate, to }: Move) => STAFF_MOVES.getWords(candidate.status, to);
  const moving = useMutation({
    mutationFn: ({ candidate, to, ...body }: Move & { mfa_token: string }) =>
      api.candidates.changeStatus.call({
        params: { ...job, candidateId: candidate.id },
        body: { status: to, ...body },
      }),
    onSuccess: async ({ data: moved }, request) => {
      toasts.show({
        tone: "ok",
        text: `${request.candidate.developer.full_name} ${getWords(request).done}`,
      });
      await showCandidate(queries, job, moved);
    },
    // The candidate may have been moved by someone else, or the response was lost: reload.
    onError: () => void queries.invalidateQueries({ queryKey: api.candidates.list.key }),
    onSettled: () => void queries.invalidateQueries({ queryKey: api.postings.list.key }),
  });
  const proveAndMove = async (request: Move) => {
    const { candidate } = request;
    const purpose = `${getWords(request).label}: ${candidate.developer.full_name}`;
    const mfa_token = await prove("candidate.change-status", candidate.id, purpose);
    await moving.mutateAsync({ ...request, mfa_token });
  };
  const move = async (request: Move) => {
    moving.reset();
    setUnderWay(request);
    await proveAndMove(request).finally(() => setUnderWay(null));
  };
  return {
    rules: STAFF_MOVES,
    move,
    underWay,
    error: moving.error,
    forgetError: moving.reset,
    notice: needsFactor && <MfaRequired />,
    proof: dialog,
  };
};
