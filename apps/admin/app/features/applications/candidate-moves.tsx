import { useFormErrors } from "@devguild/api-client/use-form-errors";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import type { Candidate } from "@devguild/schemas/applications";
import type { ApplicationStatus } from "@devguild/schemas/constants/applications";
import { Suspense, useEffect, useRef, useState } from "react";

import classes from "./candidate-moves.module.css";
import { asksFirst, moveWords, staffMovesFrom } from "./staff-moves.ts";
import { type JobOfCompany, type Move, useMoveCandidate } from "./use-move-candidate.ts";

const MoveModal = lazyComponent(() => import("./move-modal.tsx"));

type Props = { candidate: Candidate; job: JobOfCompany };

/**
 * What staff may do with a candidate. A decision is asked about first; every move is proved by a second
 * factor. Give it the candidate's id as key.
 */
export function CandidateMoves({ candidate, job }: Props) {
  const { status } = candidate;
  const { move, dialog, error, forget } = useMoveCandidate(job, candidate);
  const [asked, setAsked] = useState<readonly ApplicationStatus[] | null>(null);
  const [underWay, setUnderWay] = useState<ApplicationStatus | null>(null);
  const { fields, general } = useFormErrors(error);
  const buttons = useRef<HTMLElement>(null);

  const isAsking = asked !== null || dialog !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    // The dialog took the focus with it, and the button that opened it may be gone.
    if (wasAsking.current && !isAsking) buttons.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);

  const start = async (wanted: Move) => {
    setUnderWay(wanted.to);
    const isMoved = await move(wanted);
    setUnderWay(null);
    // Else what was written for it stays.
    if (isMoved) setAsked(null);
  };
  const choose = (ways: readonly ApplicationStatus[]) => {
    const [to] = ways;
    if (underWay !== null || to === undefined) return;
    forget();
    if (ways.length === 1 && !asksFirst(status, to)) void start({ to });
    else setAsked(ways);
  };

  const { forward, steps, declines } = staffMovesFrom(status);
  if (steps.length + declines.length === 0) return null;
  return (
    <div className={classes.moves}>
      <section ref={buttons} aria-label="Moves" tabIndex={-1} className={classes.buttons}>
        {steps.map((to) => (
          <Button
            key={to}
            variant={to === forward ? "primary" : "default"}
            loading={underWay === to}
            onClick={() => choose([to])}
          >
            {moveWords(status, to).label}
          </Button>
        ))}
        {declines.length > 0 && (
          <Button
            loading={underWay !== null && declines.includes(underWay)}
            onClick={() => choose(declines)}
          >
            Decline
          </Button>
        )}
      </section>
      {!asked && <FormError>{general ?? fields["status"] ?? fields["mfa_token"]}</FormError>}
      {asked && (
        <Suspense>
          <MoveModal
            // Asked again where the proof was not given or the move refused.
            opened={underWay === null}
            candidate={candidate}
            ways={asked}
            error={error}
            onMove={(wanted) => void start(wanted)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {dialog}
    </div>
  );
}
