import { expect, test } from "vitest";

import { timeUntil } from "./countdown.tsx";

const now = new Date("2026-11-20T12:00:00Z");

test.each([
  ["2026-11-22T16:00:00Z", "2 days 4 hours"],
  ["2026-11-21T13:00:00Z", "1 day 1 hour"],
  ["2026-11-20T15:01:00Z", "3 hours 1 minute"],
  ["2026-11-20T12:00:20Z", "1 minute"],
  ["2026-11-20T11:00:00Z", "0 minutes"],
])("until %s it is %s", (at, text) => {
  expect(timeUntil(at, now)).toBe(text);
});
