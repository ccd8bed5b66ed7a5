import type { StatusTone } from "@devguild/design-system/status";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import {
  ATTENDANCE_TYPES,
  getAttendance,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { pluralize } from "@devguild/schemas/formats";

type Check = { label: string; detail: string; tone: StatusTone; state: string };

const READY = { tone: "normal", state: "Ready" } as const;
const MISSING = { tone: "warn", state: "Missing" } as const;
const LATER = { tone: "off", state: "Later" } as const;

const checkRecording = ({ recording, status }: AdminLiveEvent): Check => {
  const label = "Recording";
  if (!recording) {
    const isDue = status === LIVE_EVENT_STATUSES.RECORDING;
    return { label, detail: "Added after the event", ...(isDue ? MISSING : LATER) };
  }
  if (!recording.published)
    return { label, detail: recording.label, tone: "warn", state: "Unpublished" };
  return { label, detail: recording.label, ...READY };
};

/** Lists what an event needs, and what of it is missing. Pure. Source: docs/product/live-events.md. */
export const listChecks = (event: AdminLiveEvent): Check[] => {
  const ways = getAttendance(event.event_type);
  const checks: Check[] = [
    {
      label: "Page",
      detail: event.published ? "Visitors can see it" : "Only staff can see it",
      tone: event.published ? "normal" : "off",
      state: event.published ? "Published" : "Unpublished",
    },
  ];
  if (ways.includes(ATTENDANCE_TYPES.ONLINE))
    checks.push({
      label: "Stream",
      detail: event.stream_url ?? "No address yet",
      ...(event.stream_url ? READY : MISSING),
    });
  if (ways.includes(ATTENDANCE_TYPES.ON_SITE))
    checks.push({
      label: "Venue",
      detail: event.venue ?? "No venue yet",
      ...(event.venue ? READY : MISSING),
    });
  checks.push({
    label: "Speakers",
    detail: event.speakers.length > 0 ? pluralize(event.speakers.length, "speaker") : "None yet",
    ...(event.speakers.length > 0 ? READY : MISSING),
  });
  return [...checks, checkRecording(event)];
};
