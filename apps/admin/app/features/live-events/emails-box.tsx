import { Status } from "@devguild/design-system/status";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { EventEmails } from "@devguild/schemas/event-registrations";

import { Box } from "../developers/box.tsx";
import { describeEmail, EMAIL_WORDS } from "./email-words.ts";
import classes from "./live-event-editor.module.css";
import { createMoment } from "./programme-words.ts";

type Props = { event: AdminLiveEvent; emails: EventEmails };

/** Which emails go out about a live event, and to how many of those who are registered. */
export function EmailsBox({ event: { timezone, published }, emails }: Props) {
  const format = createMoment(timezone);
  return (
    <Box title="Emails">
      <ul className={classes.checks}>
        {emails.map((email) => {
          const { label, cause } = EMAIL_WORDS[email.kind];
          const { state, tone } = describeEmail(email);
          return (
            <li key={email.kind}>
              <span>
                {label}
                <span>
                  {email.at && `${format(new Date(email.at))}. `}
                  {cause}
                </span>
              </span>
              <Status tone={tone}>{state}</Status>
            </li>
          );
        })}
      </ul>
      <p className={classes.emailsNote}>
        {published
          ? "Counted are people who are registered now and can be emailed. Times are the event’s."
          : "No reminders go out while the event is unpublished. Counted are people who are registered now."}
      </p>
    </Box>
  );
}
