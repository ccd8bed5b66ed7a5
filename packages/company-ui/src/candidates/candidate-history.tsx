import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import type { Audience } from "./audience.ts";
import classes from "./candidate-history.module.css";
import { getFirstName } from "./move-rules.ts";

const nameMovers = (audience: Audience, fullName: string) =>
  audience === "staff"
    ? { developer: "the candidate", company: "the company", admin: "staff" }
    : { developer: getFirstName(fullName), company: "your company", admin: PRODUCT_NAME };

/** The status changes of an application, newest first. */
export function CandidateHistory({
  candidate,
  audience,
}: {
  candidate: Candidate;
  audience: Audience;
}) {
  const movers = nameMovers(audience, candidate.developer.full_name);
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
