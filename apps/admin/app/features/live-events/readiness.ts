import type { StatusTone } from "@devguild/design-system/status";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import {
  ATTENDANCE_TYPES,
  getAttendance,
  getReminderTime,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { pluralize } from "@devguild/schemas/formats";

import { createMoment } from "./programme-words.ts";

type Check = { label: string; detail: string; tone: StatusTone; state: string };

const READY = { tone: "normal", state: "Ready" } as const;
const MISSING = { tone: "warn", state: "Missing" } as const;
const OFF = { tone: "off", state: "Off" } as const;
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

const checkReminders = (
  { published, starts_at: startsAt, timezone }: AdminLiveEvent,
  now: Date,
) => {
  const label = "Reminder emails";
  if (!published)
    return { label, detail: "None while only staff can see the event", ...OFF } satisfies Check;
  const format = createMoment(timezone);
  const [first, last] = [
    getReminderTime("day", new Date(startsAt)),
    getReminderTime("hour", new Date(startsAt)),
  ];
  const detail = `${format(first)} and ${format(last)}`;
  return now < last
    ? ({ label, detail, tone: "normal", state: "Scheduled" } satisfies Check)
    : ({ label, detail, tone: "off", state: "Over" } satisfies Check);
};

/** Lists what an event needs, and what of it is missing. Pure. Source: docs/product/live-events.md. */
export const listChecks = (event: AdminLiveEvent, now: Date): Check[] => {
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
  return [...checks, checkReminders(event, now), checkRecording(event)];
};
