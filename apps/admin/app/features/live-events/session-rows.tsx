import { DASH } from "@devguild/schemas/constants/dashes";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { RowLink } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { createDateFormat } from "@devguild/schemas/formats";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { IconDots, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import { editSessionPath } from "./live-event-addresses.ts";
import { createClock } from "./programme-words.ts";
import classes from "./session-rows.module.css";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  event: AdminLiveEvent;
  sessions: readonly AdminSession[];
  isToggling: boolean;
  onToggle: (session: AdminSession) => void;
  onDelete: (session: AdminSession) => void;
};

/** An event's sessions by time. */
export function SessionRows({ event, sessions, isToggling, onToggle, onDelete }: Props) {
  const permitted = usePermitted("admin.edit-live-events");
  const clock = createClock(event.timezone);
  const formatDay = createDateFormat({
    day: "numeric",
    month: "short",
    timeZone: event.timezone,
  });
  const days = new Set(sessions.map(({ starts_at }) => formatDay(new Date(starts_at))));
  return (
    <ul className={classes.rows} aria-label="Sessions">
      {sessions.map((session) => (
        <li key={session.id}>
          <span className={`num ${classes.time}`}>
            {days.size > 1 && `${formatDay(new Date(session.starts_at))}, `}
            {clock(session.starts_at)}
            {DASH}
            {clock(session.ends_at)}
          </span>
          <span className={classes.what}>
            <RowLink to={editSessionPath(event.id, session.id)}>{session.title}</RowLink>
            <span>
              {[session.stage, ...session.speakers.map(({ label }) => label)]
                .filter(Boolean)
                .join("\u00a0· ")}
            </span>
          </span>
          <Status tone={session.published ? "normal" : "off"}>
            {session.published ? "Published" : "Unpublished"}
          </Status>
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
            <MenuItem
              disabled={isToggling}
              icon={session.published ? <IconEyeOff {...ICON} /> : <IconEye {...ICON} />}
              onSelect={() => onToggle(session)}
            >
              {session.published ? "Unpublish" : "Publish"}
            </MenuItem>
            <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={() => onDelete(session)}>
              Delete
            </MenuItem>
          </Menu>
        </li>
      ))}
    </ul>
  );
}
