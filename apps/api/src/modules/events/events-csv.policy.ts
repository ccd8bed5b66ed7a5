import { AUDIENCE_LABELS, HOMEPAGE_STATE_LABELS } from "@devguild/schemas/constants/events";
import { EVENT_TYPE_LABELS } from "@devguild/schemas/constants/live-event-editing";
import type { AdminEvent } from "@devguild/schemas/events";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of events as a spreadsheet. */
export const EVENTS_HEAD = [
  "Id",
  "Event",
  "Slug",
  "Type",
  "For",
  "Starts",
  "Ends",
  "Time zone",
  "City",
  "Country",
  "Sessions",
  "Partners",
  "Homepage",
  "Website",
] as const;

/** Returns the cells of an event. Pure. */
export const toEventCells = (event: AdminEvent): CsvCell[] => [
  event.id,
  event.name,
  event.slug,
  EVENT_TYPE_LABELS.find(({ id }) => id === event.type)?.label ?? null,
  AUDIENCE_LABELS[event.audience],
  event.starts_on,
  event.ends_on,
  event.timezone,
  event.city,
  event.country,
  event.sessions,
  event.partners,
  HOMEPAGE_STATE_LABELS[event.homepage],
  event.external_url,
];
