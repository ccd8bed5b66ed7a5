import { DASH } from "@devguild/schemas/constants/dashes";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { RowLink } from "@devguild/design-system/row-link";
import { SESSION_KIND_LABELS } from "@devguild/schemas/constants/partnerships";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import { IconDots, IconTrash } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import { createClock } from "../live-events/programme-words.ts";
import classes from "../live-events/session-rows.module.css";
import { eventSessionPath } from "./event-addresses.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  eventId: number;
  timeZone: string;
  day: string;
  sessions: readonly AdminEventSession[];
  onDelete: (session: AdminEventSession) => void;
};

const describe = ({ room, speakers, partners }: AdminEventSession) =>
  [
    room,
    ...speakers.map(({ label }) => label),
    partners.length > 0 && `Chosen by ${partners.join(", ")}`,
  ]
    .filter(Boolean)
    .join("\u00a0· ");

/** The sessions of one day by time. */
export function EventSessionRows({ eventId, timeZone, day, sessions, onDelete }: Props) {
  const permitted = usePermitted("admin.edit-live-events");
  const clock = createClock(timeZone);
  return (
    <ul className={classes.rows} aria-label={`Sessions on ${day}`}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span className={`num ${classes.time}`}>
            {clock(session.starts_at)}
            {DASH}
            {clock(session.ends_at)}
          </span>
          <span className={classes.what}>
            <RowLink to={eventSessionPath(eventId, session.id)}>{session.title}</RowLink>
            <span>{describe(session)}</span>
          </span>
          <span className="dim">{SESSION_KIND_LABELS[session.kind]}</span>
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={`Actions: ${session.title}`}
                icon={<IconDots {...ICON} />}
                {...permitted}
              />
            }
          >
            <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={() => onDelete(session)}>
              Delete
            </MenuItem>
          </Menu>
        </li>
      ))}
    </ul>
  );
}
