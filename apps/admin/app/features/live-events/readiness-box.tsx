import { useNow } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";

import { Box } from "../developers/box.tsx";
import classes from "./live-event-editor.module.css";
import { listChecks } from "./readiness.ts";

/** What is ready for the event, and what is missing. */
export function ReadinessBox({ event }: { event: AdminLiveEvent }) {
  const now = useNow();
  return (
    <Box title="Ready for the event">
      <ul className={classes.checks}>
        {listChecks(event, now).map(({ label, detail, tone, state }) => (
          <li key={label}>
            <span>
              {label}
              <span>{detail}</span>
            </span>
            <Status tone={tone}>{state}</Status>
          </li>
        ))}
      </ul>
    </Box>
  );
}
