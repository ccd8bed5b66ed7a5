import { EVENT_MESSAGES as M } from "@devguild/schemas/constants/events";
import { LIVE_EVENT_MESSAGES } from "@devguild/schemas/constants/live-event-editing";
import { expect, test } from "vitest";

import { findSlotErrors } from "./programme.policy.ts";

const EVENT = { starts_on: "2027-07-07", ends_on: "2027-07-09", timezone: "Europe/Berlin" };

test.each([
  ["on the first morning", "2027-07-06T22:00:00Z", "2027-07-06T23:00:00Z", {}],
  ["the evening before", "2027-07-06T21:59:00Z", "2027-07-07T08:00:00Z", { starts_at: M.otherDay }],
  ["past the last midnight", "2027-07-09T20:00:00Z", "2027-07-10T01:00:00Z", {}],
  ["the day after", "2027-07-09T22:00:00Z", "2027-07-09T23:00:00Z", { starts_at: M.otherDay }],
  [
    "backwards",
    "2027-07-08T10:00:00Z",
    "2027-07-08T10:00:00Z",
    { ends_at: LIVE_EVENT_MESSAGES.endBeforeStart },
  ],
  [
    "for more than half a day",
    "2027-07-08T06:00:00Z",
    "2027-07-08T18:01:00Z",
    { ends_at: M.sessionTooLong },
  ],
])("a session %s", (_, starts_at, ends_at, errors) => {
  const slot = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
  expect(findSlotErrors(slot, EVENT)).toEqual(errors);
});
