import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { expect, test } from "vitest";

import { listChecks } from "./readiness.ts";

const EVENT = {
  event_type: 1,
  status: 0,
  published: true,
  starts_at: "2026-11-26T17:00:00.000Z",
  timezone: "Europe/Berlin",
  stream_url: null,
  venue: null,
  speakers: [],
  recording: null,
} as unknown as AdminLiveEvent;

const checkReminders = (event: Partial<AdminLiveEvent>, now: string) =>
  listChecks({ ...EVENT, ...event }, new Date(now)).find(({ label }) => label.startsWith("Rem"));

test("reminders are scheduled in the event’s own time until the last one is due", () => {
  expect(checkReminders({}, "2026-11-20T12:00:00Z")).toMatchObject({
    detail: "Wed 25 Nov, 18:00 and Thu 26 Nov, 17:00",
    state: "Scheduled",
  });
  expect(checkReminders({}, "2026-11-26T16:30:00Z")?.state).toBe("Over");
});

test("nobody is reminded of an event that only staff can see", () => {
  expect(checkReminders({ published: false }, "2026-11-20T12:00:00Z")?.state).toBe("Off");
});
