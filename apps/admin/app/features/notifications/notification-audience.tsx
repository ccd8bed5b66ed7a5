import { Avatar } from "@devguild/design-system/avatar";
import { Heading } from "@devguild/design-system/heading";
import type { NotificationCheck } from "@devguild/schemas/admin-notifications";
import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_GAPS,
  type NotificationAudience as Audience,
} from "@devguild/schemas/constants/notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";

import classes from "./notifications.module.css";

const describeAudience = (
  audience: Audience,
  { recipients, by_email: byEmail }: NotificationCheck,
) =>
  recipients === 0
    ? "Nobody can get this now."
    : `${pluralize(recipients, ...NOTIFICATION_AUDIENCES[audience].noun)} ${recipients === 1 ? "gets" : "get"} it, ${formatCount(byEmail)} by email.`;

type Props = { audience: Audience; check: NotificationCheck };

/** Who gets a notification, and by name who doesn't, or not by email. */
export function NotificationAudience({ audience, check }: Props) {
  const missing = check.people.filter(({ gap }) => gap !== null);
  return (
    <section className={classes.part} aria-labelledby="notification-audience">
      <Heading id="notification-audience" level={3} size="sm">
        Who gets it
      </Heading>
      <p className="dim" aria-live="polite">
        {describeAudience(audience, check)}
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ user_id: id, full_name: name, gap }) => (
            <li key={id} className={classes.person}>
              <Avatar name={name} size={24} />
              <span className={classes.name}>{name}</span>
              <span className={classes.outcome}>{gap && NOTIFICATION_GAPS[gap]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
