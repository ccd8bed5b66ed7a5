import { expect, test } from "vitest";

import { findEveningZone } from "./live-events.ts";

test.each(["2026-01-15", "2026-07-15"])(
  "whenever the demo world of %s is created, its live event is an evening's",
  (day) => {
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const start = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
      expect(findEveningZone(start), start.toISOString()).toBeDefined();
    }
  },
);
