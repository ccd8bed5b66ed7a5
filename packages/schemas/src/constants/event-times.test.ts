import { expect, it } from "vitest";

import { eventTimes } from "./event-times.ts";

it("writes an event's hours so that no line breaks within them", () => {
  expect(eventTimes("2026-12-03T16:00:00Z", "2026-12-03T17:20:00Z", "Europe/Berlin")).toEqual({
    day: "Thursday, 3 December 2026",
    from: "17:00",
    hours: "17:00–\u206018:20",
    zone: "Berlin time",
  });
});

it("names the day on which an event ends if it is another one", () => {
  const { from, hours } = eventTimes("2026-12-03T22:00:00Z", "2026-12-04T01:00:00Z", "UTC");
  expect(from).toBe("22:00");
  expect(hours).toBe("22:00\u00a0– Friday, 4 December 2026, 01:00");
});
