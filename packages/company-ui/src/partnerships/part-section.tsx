import { Heading } from "@devguild/design-system/heading";
import { PART_LABELS } from "@devguild/schemas/constants/partnerships";
import { type ReactNode, useId } from "react";

import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import { formatDueDay, type PartState } from "./partnership-parts.ts";
import classes from "./part-section.module.css";

const describeDue = ({ state, missing, dueOn }: PartState) => {
  if (state === "done") return dueOn === null ? "" : `Can be changed until ${formatDueDay(dueOn)}`;
  return dueOn === null ? `Missing: ${missing}` : `Missing: ${missing}, due ${formatDueDay(dueOn)}`;
};

/** Until when the company could change a part that staff still can. */
const describeClosed = ({ dueOn }: PartState) =>
  dueOn === null
    ? "The event is over for the company"
    : `Closed for the company on ${formatDueDay(dueOn)}`;

type Props = {
  part: PartState;
  /** Where the company asks for a change after the deadline. */
  organisersHref: string;
  /** On the right of the title, while the part can be changed. */
  action?: ReactNode;
  children: ReactNode;
};

/** One part of a partnership, with what is missing and until when; closed after its deadline. */
export function PartSection({ part, organisersHref, action, children }: Props) {
  const id = useId();
  const { viewOnly } = useCompanyViewer();
  return (
    <section id={part.part} className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Heading level={2} id={id}>
            {PART_LABELS[part.part]}
          </Heading>
          <p className={part.isDueSoon ? classes.soon : classes.due}>
            {part.closed ? (
              <>
                {part.dueOn === null
                  ? "The event is over."
                  : `Closed since ${formatDueDay(part.dueOn)}.`}{" "}
                <a className={classes.ask} href={organisersHref}>
                  Ask the organisers
                </a>
              </>
            ) : part.isPastDeadline ? (
              `${describeClosed(part)}${viewOnly === null ? "; you can still edit." : "."}`
            ) : (
              describeDue(part)
            )}
          </p>
        </div>
        {!part.closed && <Editing>{action}</Editing>}
      </div>
      <Editing>{children}</Editing>
    </section>
  );
}
