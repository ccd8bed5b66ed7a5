import { Button } from "@devguild/design-system/button";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import {
  LIVE_EVENT_MESSAGES,
  LIVE_STATUS_STEPS,
  type LiveEventStatus,
} from "@devguild/schemas/constants/live-event-editing";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { pluralize } from "@devguild/schemas/formats";

import { Box } from "../developers/box.tsx";
import record from "../developers/developer-record.module.css";
import classes from "./live-event-editor.module.css";
import type { useChangeState } from "./use-live-event-actions.ts";

const { REGISTRATION, LIVE, RECORDING } = LIVE_EVENT_STATUSES;

const NOTES = {
  [REGISTRATION]: ({ audience }: AdminLiveEvent) =>
    `Closes registration and opens the stream to ${pluralize(audience.on_site + audience.online, "person", "people")}.`,
  [LIVE]: ({ recording }: AdminLiveEvent) =>
    recording
      ? "Ends the stream and shows the recording."
      : "Ends the stream. You can add the recording later.",
  [RECORDING]: ({ recording }: AdminLiveEvent) =>
    recording ? `People watch “${recording.label}”.` : "There’s no recording to watch yet.",
};

const STEPS: Record<LiveEventStatus, { label: string; to: LiveEventStatus; done: string } | null> =
  {
    [REGISTRATION]: { label: "Go live now", to: LIVE, done: "is live" },
    [LIVE]: { label: "End the event", to: RECORDING, done: "has ended" },
    [RECORDING]: null,
  };

type Props = { event: AdminLiveEvent; changing: ReturnType<typeof useChangeState> };

/** How far an event has come, and the step that comes next; each can be taken back. */
export function StatusBox({ event, changing }: Props) {
  const next = STEPS[event.status];
  const change = (status: LiveEventStatus, done: string) =>
    changing.mutate({ state: { status }, done: `${event.title} ${done}` });
  const isBlocked = event.status === REGISTRATION && !event.published;
  return (
    <Box
      title="Status"
      end={
        event.status > REGISTRATION && (
          <Button
            size="sm"
            variant="subtle"
            aria-disabled={changing.isPending}
            onClick={() =>
              event.status === RECORDING
                ? change(LIVE, "is live again")
                : change(REGISTRATION, "is open for registration again")
            }
          >
            Step back
          </Button>
        )
      }
    >
      <ol className={classes.steps}>
        {LIVE_STATUS_STEPS.map(({ id, label }) => (
          <li key={id} aria-current={id === event.status ? "step" : undefined}>
            <b>{label}</b>
          </li>
        ))}
      </ol>
      <div className={record.body}>
        {next && (
          <Button
            loading={changing.isPending}
            disabled={isBlocked}
            onClick={() => change(next.to, next.done)}
          >
            {next.label}
          </Button>
        )}
        <p className={classes.note}>
          {isBlocked ? LIVE_EVENT_MESSAGES.unpublished : NOTES[event.status](event)}
        </p>
      </div>
    </Box>
  );
}
