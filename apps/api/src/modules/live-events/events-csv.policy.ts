import type { AdminLiveEventRow } from "@devguild/schemas/admin-live-events";
import {
  EVENT_TYPE_LABELS,
  LIVE_STATUS_STEPS,
} from "@devguild/schemas/constants/live-event-editing";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of live events as a spreadsheet. */
export const EVENTS_HEAD = [
  "Id",
  "Event",
  "Slug",
  "Type",
  "Season",
  "Starts",
  "Ends",
  "Time zone",
  "Status",
  "Published",
  "Sessions",
  "Seats on site",
  "Registered on site",
  "Registered online",
] as const;

/** Returns the cells of a live event. Pure. */
export const toEventCells = (row: AdminLiveEventRow): CsvCell[] => [
  row.id,
  row.title,
  row.slug,
  EVENT_TYPE_LABELS.find(({ id }) => id === row.event_type)?.label ?? null,
  row.season?.label ?? null,
  row.starts_at,
  row.ends_at,
  row.timezone,
  LIVE_STATUS_STEPS.find(({ id }) => id === row.status)?.label ?? null,
  row.published ? "Yes" : "No",
  row.sessions,
  row.capacity,
  row.audience.on_site,
  row.audience.online,
];
