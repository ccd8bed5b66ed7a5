import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import classes from "./candidate-history.module.css";
import { firstNameOf } from "./move-words.ts";

/** The steps that an application took, the newest first. */
export function CandidateHistory({ candidate }: { candidate: Candidate }) {
  const movers = {
    developer: firstNameOf(candidate.developer.full_name),
    company: "your company",
    admin: PRODUCT_NAME,
  };
  return (
    <ol className={classes.entries}>
      {candidate.history.toReversed().map(({ status, by, reason, at }) => (
        <li key={`${at}-${status}`} className={classes.entry}>
          <p className={classes.line}>
            <ApplicationStatusBadge status={status} reader="staff" />
            <span className={classes.by}>by {movers[by]}</span>
            <RelativeTime date={at} className={classes.at} />
          </p>
          {reason && <blockquote className={classes.text}>{reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
