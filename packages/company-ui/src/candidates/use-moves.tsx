import { failureText } from "@devguild/api-client/failure-text";
import type { Candidate } from "@devguild/schemas/applications";
import { useState } from "react";

import { MoveModal } from "./move-modal.tsx";
import type { Moving } from "./move-rules.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** A candidate with the moves that the viewer is asked about. */
type Asked = { candidate: Candidate; ways: readonly ApplicationStatus[] };

/**
 * Asks before a move where its rules say so. `choose` makes one of `ways`, or asks which; `dialogs` has to
 * be drawn; `error` says why a move failed that no dialog asked about.
 */
export const useMoves = (moving: Moving) => {
  const { rules, move, underWay, error, forgetError, proof } = moving;
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (candidate: Candidate, ways: readonly ApplicationStatus[]) => {
    const [to] = ways;
    if (underWay || to === undefined) return;
    forgetError();
    if (ways.length === 1 && !rules.asksFirst(candidate.status, to)) void move({ candidate, to });
    else setAsked({ candidate, ways });
  };
  return {
    choose,
    underWay,
    isAsking: asked !== null || proof !== null,
    error: error && !asked ? failureText(error) : null,
    dialogs: (
      <>
        {asked && <MoveModal {...asked} moving={moving} onClose={() => setAsked(null)} />}
        {proof}
      </>
    ),
  };
};
