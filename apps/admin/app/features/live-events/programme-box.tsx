import { EmptyState } from "@devguild/design-system/empty-state";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { findConflicts } from "@devguild/schemas/constants/live-programme";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import { PermittedLinkButton } from "../frame/permitted-link-button.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import { ConflictRows } from "./conflict-rows.tsx";
import { createSessionPath, editSessionPath } from "./live-event-addresses.ts";
import classes from "./programme-box.module.css";
import { ProgrammeTimeline } from "./programme-timeline.tsx";
import { layOutTimeline } from "./programme-words.ts";
import { SessionRows } from "./session-rows.tsx";
import { useSessionActions } from "./use-sessions.ts";

const DeleteSessionModal = lazyDialog(() => import("./delete-session-modal.tsx"));

const VIEWS = [
  { value: "timeline", label: "Timeline" },
  { value: "list", label: "List" },
] as const;
type View = (typeof VIEWS)[number]["value"];

type Props = { event: AdminLiveEvent; sessions: readonly AdminSession[] };

/** An event's programme: its sessions side by side or as a list, and where they are in each other's way. */
export function ProgrammeBox({ event, sessions }: Props) {
  const [view, setView] = useState<View>("timeline");
  const [deleting, setDeleting] = useState<AdminSession | null>(null);
  const { toggle, move } = useSessionActions(event.id);
  const mayMove = !usePermitted("admin.edit-live-events").disabled;
  const timeline = layOutTimeline(sessions);
  const conflicts = findConflicts(sessions, event);
  if (sessions.length === 0)
    return (
      <Box title="Programme">
        <EmptyState
          title="No sessions yet"
          actions={
            <PermittedLinkButton
              permission="admin.edit-live-events"
              variant="primary"
              to={createSessionPath(event.id)}
            >
              Add a session
            </PermittedLinkButton>
          }
        >
          Sessions you publish appear on the event’s page.
        </EmptyState>
      </Box>
    );
  const isTimeline = view === "timeline" && timeline !== null;
  return (
    <Box
      title="Programme"
      beside={sessions.length}
      end={
        timeline && (
          <span className={classes.views}>
            <SegmentedControl label="View" options={VIEWS} value={view} onChange={setView} />
          </span>
        )
      }
    >
      {conflicts.length > 0 && (
        <ConflictRows
          conflicts={conflicts}
          timeZone={event.timezone}
          isMoving={move.isPending}
          onMove={(way) => move.mutate(way)}
        />
      )}
      {isTimeline && (
        <ProgrammeTimeline
          timeZone={event.timezone}
          sessions={sessions}
          timeline={timeline}
          onMove={mayMove ? move.mutateAsync : undefined}
          toPath={({ id }) => editSessionPath(event.id, id)}
        />
      )}
      <div className={isTimeline ? classes.narrow : undefined}>
        <SessionRows
          event={event}
          sessions={sessions}
          isToggling={toggle.isPending}
          onToggle={(session) => toggle.mutate(session)}
          onDelete={setDeleting}
        />
      </div>
      {deleting && (
        <DeleteSessionModal event={event} session={deleting} onClose={() => setDeleting(null)} />
      )}
    </Box>
  );
}
