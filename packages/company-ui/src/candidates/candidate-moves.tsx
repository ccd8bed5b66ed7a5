import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import type { Candidate } from "@devguild/schemas/applications";
import { useEffect, useRef } from "react";

import classes from "./candidate-panel.module.css";
import type { Move, MoveRules } from "./move-rules.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

type Props = {
  candidate: Candidate;
  rules: MoveRules;
  onMove: (candidate: Candidate, ways: readonly ApplicationStatus[]) => void;
  /** The move that nothing else may overtake. */
  underWay?: Move | null;
  /** A dialog about a move is open; once it is closed, the focus comes here. */
  isAsking?: boolean;
  /** Why a move failed. */
  error?: string | null;
};

/**
 * What the viewer may do with a candidate. Draw it only with the permission to move candidates:
 * `owner.company.edit-candidates`, or `admin.edit-company-jobs` as staff.
 */
export function CandidateMoves({
  candidate,
  rules,
  onMove,
  underWay = null,
  isAsking = false,
  error = null,
}: Props) {
  const section = useRef<HTMLElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The dialog took the focus with it, and the button that opened it may be gone.
    if (wasAsking.current && !isAsking) section.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
  const buttons = rules.getButtons(candidate.status);
  if (buttons.length === 0) return null;
  return (
    <>
      <section ref={section} aria-label="Moves" tabIndex={-1} className={classes.moves}>
        {buttons.map(({ label, ways, isForward, shortcut }) => (
          <Button
            key={label}
            variant={isForward ? "primary" : "default"}
            aria-keyshortcuts={shortcut}
            title={shortcut && `Or press ${shortcut}`}
            loading={underWay?.candidate.id === candidate.id && ways.includes(underWay.to)}
            onClick={() => onMove(candidate, ways)}
          >
            {label}
          </Button>
        ))}
      </section>
      {error && (
        <div className={classes.error}>
          <FormError>{error}</FormError>
        </div>
      )}
    </>
  );
}
