import {
  describeStranded,
  describeTakenSeats,
  LIVE_EVENT_MESSAGES as M,
} from "@devguild/schemas/constants/live-event-editing";
import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { expect, test } from "vitest";

import { findEventErrors } from "./edit-events.policy.ts";

const EVENT = {
  starts_at: new Date("2026-12-01T17:00:00Z"),
  ends_at: new Date("2026-12-01T19:00:00Z"),
  event_type: EVENT_TYPES.HYBRID as number,
  status: LIVE_EVENT_STATUSES.REGISTRATION as number,
  published: true,
  venue: "Hall 4" as string | null,
  stream_url: "https://youtu.be/abcDEF_-123" as string | null,
  capacity: 80,
};
const REGISTERED = { onSite: 80, online: 2 };
const { LIVE } = LIVE_EVENT_STATUSES;

test.each<[string, Partial<typeof EVENT>, Record<string, string>]>([
  ["a complete event", {}, {}],
  ["an end before the start", { ends_at: EVENT.starts_at }, { ends_at: M.endBeforeStart }],
  ["a mistyped year", { ends_at: new Date("2027-12-01T19:00:00Z") }, { ends_at: M.tooLong }],
  ["fewer seats than are taken", { capacity: 79 }, { capacity: describeTakenSeats(80) }],
  ["no venue", { venue: null }, { venue: M.venueRequired }],
  ["no venue yet", { venue: null, published: false }, {}],
  [
    "a type that leaves people on site without a place",
    { event_type: EVENT_TYPES.ONLINE },
    { event_type: describeStranded(80, "on site") },
  ],
  [
    "a type that leaves people online without a stream",
    { event_type: EVENT_TYPES.ON_SITE },
    { event_type: describeStranded(2, "online") },
  ],
  [
    "going live without a stream",
    { status: LIVE, stream_url: null },
    { stream_url: M.streamRequired },
  ],
  ["going live unseen", { status: LIVE, published: false }, { status: M.unpublished }],
])("%s", (_, change, errors) => {
  expect(findEventErrors({ ...EVENT, ...change }, REGISTERED)).toEqual(errors);
});
