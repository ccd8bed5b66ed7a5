import { RelativeTime } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";
import type { Candidate } from "@devguild/schemas/applications";

import type { Audience } from "./audience.ts";
import classes from "./candidate-history.module.css";
import { getFirstName } from "./move-rules.ts";

/** The conversation of a company and a candidate, newest first. */
export function CandidateMessages({
  candidate,
  audience,
}: {
  candidate: Candidate;
  audience: Audience;
}) {
  const { messages, developer } = candidate;
  if (messages.length === 0)
    return (
      <p className={classes.none}>
        {audience === "staff"
          ? "No messages from the company yet."
          : `No messages yet. We’ll email yours to ${getFirstName(developer.full_name)}, who can answer here or by email.`}
      </p>
    );
  return (
    <ol className={classes.entries}>
      {messages.toReversed().map(({ id, by, author_name, message, contact_email, created_at }) => (
        <li key={id} className={classes.entry}>
          <p className={classes.line}>
            <strong>{author_name}</strong>
            {by === "developer" && <span className={classes.by}>candidate</span>}
            <RelativeTime date={created_at} className={classes.at} />
          </p>
          <p className={classes.text}>{message}</p>
          <p className={classes.none}>
            Email replies go to{" "}
            {audience === "staff" ? (
              <TextLink small to={`mailto:${contact_email}`}>
                {contact_email}
              </TextLink>
            ) : (
              contact_email
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
