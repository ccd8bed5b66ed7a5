import { EmptyState } from "@devguild/design-system/empty-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { findConflicts } from "@devguild/schemas/constants/live-programme";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import type { AdminEvent } from "@devguild/schemas/events";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import { ConflictRows } from "../live-events/conflict-rows.tsx";
import box from "../live-events/programme-box.module.css";
import { ProgrammeTimeline } from "../live-events/programme-timeline.tsx";
import { layOutTimeline } from "../live-events/programme-words.ts";
import { AddSessionButton } from "./add-session-button.tsx";
import { eventSessionPath } from "./event-addresses.ts";
import classes from "./event-programme.module.css";
import { EventSessionRows } from "./event-session-rows.tsx";
import { groupByDay } from "./programme-days.ts";
import { toPlanned, useMoveEventSession } from "./use-programme.ts";

const DeleteEventSessionModal = lazyDialog(() => import("./delete-event-session-modal.tsx"));

const VIEWS = [
  { value: "timeline", label: "Timeline" },
  { value: "list", label: "List" },
] as const;
type View = (typeof VIEWS)[number]["value"];

type Props = { event: AdminEvent; sessions: readonly AdminEventSession[] };

/** An event's programme day by day, and where its sessions are in each other's way. */
export function EventProgramme({ event, sessions }: Props) {
  const [view, setView] = useState<View>("timeline");
  const [deleting, setDeleting] = useState<AdminEventSession | null>(null);
  const move = useMoveEventSession(event.id);
  const mayMove = !usePermitted("admin.edit-live-events").disabled;
  const { timezone } = event;
  const planned = sessions.map(toPlanned);
  const conflicts = findConflicts(planned);
  if (sessions.length === 0)
    return (
      <EmptyState title="No sessions yet" actions={<AddSessionButton eventId={event.id} />}>
        Sessions appear on the event’s page, and its partners choose from them.
      </EmptyState>
    );
  return (
    <div className={classes.programme}>
      {conflicts.length > 0 && (
        <Box title="Conflicts" beside={conflicts.length}>
          <ConflictRows
            conflicts={conflicts}
            timeZone={timezone}
            isMoving={move.isPending}
            onMove={(way) => move.mutate(way)}
          />
        </Box>
      )}
      <div className={box.views}>
        <SegmentedControl label="View" options={VIEWS} value={view} onChange={setView} />
      </div>
      {groupByDay(planned, timezone).map(({ day, sessions: own }, index) => {
        const timeline = view === "timeline" ? layOutTimeline(own) : null;
        return (
          <Box key={day} title={day} beside={own.length}>
            {timeline && (
              <ProgrammeTimeline
                label={`Timeline of ${day}`}
                showsHelp={index === 0}
                timeZone={timezone}
                sessions={own}
                timeline={timeline}
                onMove={mayMove ? move.mutateAsync : undefined}
                toPath={({ id }) => eventSessionPath(event.id, id)}
              />
            )}
            <div className={timeline ? box.narrow : undefined}>
              <EventSessionRows
                eventId={event.id}
                timeZone={timezone}
                day={day}
                sessions={own}
                onDelete={setDeleting}
              />
            </div>
          </Box>
        );
      })}
      {deleting && (
        <DeleteEventSessionModal
          eventId={event.id}
          session={deleting}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
