import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { Candidate } from "@devguild/schemas/applications";
import { OPEN_STATUSES } from "@devguild/schemas/constants/candidate-inbox";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import type { Audience } from "./audience.ts";
import classes from "./candidate-history.module.css";
import { formatSpan } from "./elapsed.ts";
import { getFirstName } from "./move-rules.ts";

const nameMovers = (audience: Audience, fullName: string) =>
  audience === "staff"
    ? { developer: "the candidate", company: "the company", admin: "staff" }
    : { developer: getFirstName(fullName), company: "your company", admin: PRODUCT_NAME };

type Moves = Candidate["history"];

/** Adds how long the candidate stayed in a status, or has been in it so far. */
const toStep = (move: Moves[number], index: number, moves: Moves) => {
  const next = moves[index + 1];
  const isOpen = OPEN_STATUSES.some((status) => status === move.status);
  const stay = next
    ? `for ${formatSpan(move.at, new Date(next.at))}`
    : isOpen
      ? `for ${formatSpan(move.at, new Date())} so far`
      : null;
  return Object.assign({}, move, { stay });
};

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
      {candidate.history
        .map(toStep)
        .toReversed()
        .map(({ status, by, reason, at, stay }) => (
          <li key={`${at}-${status}`} className={classes.entry}>
            <p className={classes.line}>
              <ApplicationStatusBadge status={status} reader="staff" />
              <span className={classes.by}>
                by {movers[by]}
                {stay && "\u00a0·"}
              </span>
              {stay && (
                <span className={classes.by} suppressHydrationWarning>
                  {stay}
                </span>
              )}
              <RelativeTime date={at} className={classes.at} />
            </p>
            {reason && <blockquote className={classes.text}>{reason}</blockquote>}
          </li>
        ))}
    </ol>
  );
}
