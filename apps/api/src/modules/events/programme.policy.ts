import { EVENT_MESSAGES as M } from "@devguild/schemas/constants/events";
import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";

import { HOUR_MS } from "../../time.ts";

const LONGEST_MS = 12 * HOUR_MS;

type Slot = { starts_at: Date; ends_at: Date };
type Days = { starts_on: string; ends_on: string; timezone: string };

/** Finds what is wrong with when a session takes place, by field. Pure. Source: docs/product/events.md. */
export const findSlotErrors = (
  { starts_at, ends_at }: Slot,
  { starts_on, ends_on, timezone }: Days,
): Record<string, string> => {
  // Swedish days are written as ISO 8601.
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone }).format(starts_at);
  if (day < starts_on || day > ends_on) return { starts_at: M.otherDay };
  if (ends_at <= starts_at) return { ends_at: LIVE_EVENT_MESSAGES.endBeforeStart };
  return ends_at.getTime() - starts_at.getTime() > LONGEST_MS ? { ends_at: M.sessionTooLong } : {};
};
