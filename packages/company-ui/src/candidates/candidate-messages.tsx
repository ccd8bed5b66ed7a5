import { RelativeTime } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";
import type { Candidate } from "@devguild/schemas/applications";

import type { Audience } from "./audience.ts";
import classes from "./candidate-history.module.css";
import { getFirstName } from "./move-rules.ts";

/** The company's messages to a candidate, newest first; replies go to a mailbox. */
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
          : `No messages yet. We’ll email yours to ${getFirstName(developer.full_name)}, and replies go to your inbox.`}
      </p>
    );
  return (
    <ol className={classes.entries}>
      {messages.toReversed().map(({ id, author_name, message, contact_email, created_at }) => (
        <li key={id} className={classes.entry}>
          <p className={classes.line}>
            <strong>{author_name}</strong>
            <RelativeTime date={created_at} className={classes.at} />
          </p>
          <p className={classes.text}>{message}</p>
          <p className={classes.none}>
            Replies go to{" "}
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
