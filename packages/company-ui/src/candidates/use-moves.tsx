import { failureText } from "@devguild/api-client/failure-text";
import type { Candidate } from "@devguild/schemas/applications";
import { useState } from "react";

import { MoveModal } from "./move-modal.tsx";
import type { Moving } from "./move-rules.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** A candidate with the moves to confirm. */
type PendingChoice = {
  candidate: Candidate;
  targets: readonly [ApplicationStatus, ...ApplicationStatus[]];
};

/**
 * Adds confirmation to moves. `choose` makes the move, or first asks to confirm it or to pick one
 * of several `targets`; render `dialogs`; `error` is the failure of a move that had no dialog.
 */
export const useMoves = (moving: Moving) => {
  const { rules, move, underWay, error, forgetError, proof } = moving;
  const [pending, setPending] = useState<PendingChoice | null>(null);
  const choose = (candidate: Candidate, targets: readonly ApplicationStatus[]) => {
    const [to, ...others] = targets;
    if (underWay || to === undefined) return;
    forgetError();
    if (others.length > 0 || rules.asksFirst(candidate.status, to))
      setPending({ candidate, targets: [to, ...others] });
    // `error` reports a failure.
    else move({ candidate, to }).catch(() => undefined);
  };
  return {
    choose,
    underWay,
    isAsking: pending !== null || proof !== null,
    error: error && !pending ? failureText(error) : null,
    dialogs: (
      <>
        {pending && <MoveModal {...pending} moving={moving} onClose={() => setPending(null)} />}
        {proof}
      </>
    ),
  };
};
