import { StepButton } from "@devguild/design-system/step-button";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { splitTemplate } from "@devguild/schemas/constants/message-templates";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";

import { getFirstName } from "../candidates/move-rules.ts";
import classes from "./message-preview.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  text: string;
  candidates: readonly Pick<InboxCandidate, "id" | "full_name" | "job">[];
  companyName: string;
  recruiter: string;
};

/** A message as each candidate will read it, one after the other. */
export function MessagePreview({ text, candidates, companyName, recruiter }: Props) {
  const [at, setAt] = useState(0);
  const candidate = candidates[at];
  if (!candidate) return null;
  const parts = splitTemplate(text, {
    first_name: getFirstName(candidate.full_name),
    job_title: candidate.job.title,
    company_name: companyName,
    recruiter,
  });
  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.previewHead}>
        <span aria-live="polite">Preview for {candidate.full_name}</span>
        {candidates.length > 1 && (
          <span className={classes.steps}>
            <span className="num">
              {at + 1} of {candidates.length}
            </span>
            <StepButton
              size="sm"
              label="Previous person"
              icon={<IconChevronLeft {...ICON} />}
              atEnd={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <StepButton
              size="sm"
              label="Next person"
              icon={<IconChevronRight {...ICON} />}
              atEnd={at === candidates.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </span>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <p className={classes.written} tabIndex={0}>
        {parts.map(({ at: position, text: piece, isVariable }) =>
          isVariable ? <mark key={position}>{piece}</mark> : piece,
        )}
      </p>
    </section>
  );
}
