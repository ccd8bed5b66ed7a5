import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import type { Candidate } from "@devguild/schemas/applications";
import { useEffect, useRef, useState } from "react";

import classes from "./candidate-panel.module.css";
import type { Move, MoveRules } from "./move-rules.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

type Props = {
  candidate: Candidate;
  rules: MoveRules;
  onMove: (candidate: Candidate, targets: readonly ApplicationStatus[]) => void;
  /** The move in progress; no other can start before it ends. */
  underWay?: Move | null;
  /** Whether a dialog about a move is open; when it closes, the focus moves here. */
  isAsking?: boolean;
  /** Why a move failed. */
  error?: string | null;
};

const SETTLING_MS = 600;

/** Returns whether a value changed a moment ago. */
const useJustChanged = (value: number) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), SETTLING_MS);
    return () => clearTimeout(settling);
  }, [value]);
  return settled !== value;
};

/**
 * The actions that the viewer has for a candidate. Only render it with the permission to move
 * candidates: `owner.company.edit-candidates`, or `admin.edit-company-jobs` as staff.
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
    // The button that opened the dialog may be gone, so it can't get the focus back.
    if (wasAsking.current && !isAsking) section.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
  // A move replaces the buttons: the second press of a double click would press another one.
  const isSettling = useJustChanged(candidate.status);
  const buttons = rules.getButtons(candidate.status);
  if (buttons.length === 0) return null;
  return (
    <>
      <section ref={section} aria-label="Moves" tabIndex={-1} className={classes.moves}>
        {buttons.map(({ label, targets, isForward, shortcut }) => (
          <Button
            key={label}
            variant={isForward ? "primary" : "default"}
            aria-keyshortcuts={shortcut}
            title={shortcut && `Or press ${shortcut}`}
            loading={underWay?.candidate.id === candidate.id && targets.includes(underWay.to)}
            aria-disabled={isSettling || undefined}
            onClick={() => !isSettling && onMove(candidate, targets)}
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
