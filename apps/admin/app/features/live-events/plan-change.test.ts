import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { expect, test } from "vitest";

import { countRecipients, describeDone, planChange } from "./plan-change.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const EVENT = {
  status: 0,
  starts_at: "2026-11-26T17:00:00.000Z",
  ends_at: "2026-11-26T19:00:00.000Z",
  timezone: "Europe/Berlin",
  venue: "Hall 2" as string | null,
  published: true,
  sessions: 3,
  audience: { on_site: 80, online: 1312, unconfirmed: 4 },
} as AdminLiveEvent;
const FRIDAY = { starts_at: "2026-11-27T17:00:00.000Z", ends_at: "2026-11-27T19:00:00.000Z" };

const plan = (change: Partial<AdminLiveEvent>, event = EVENT) =>
  planChange(event, { ...event, ...change }, NOW);

test("a new time concerns everyone, a new venue those who go there, a new title nobody", () => {
  expect(plan(FRIDAY)).toMatchObject({
    kind: "moved",
    groups: [
      { group: "on_site", count: 80 },
      { group: "online", count: 1312 },
    ],
  });
  expect(plan({ venue: "Hall 9" })?.groups).toEqual([{ group: "on_site", count: 80 }]);
  expect(plan({ title: "Another" })).toBeNull();
});

test("unpublishing concerns everyone, and so does publishing again", () => {
  expect(plan({ published: false })?.kind).toBe("withdrawn");
  expect(plan({ published: true }, { ...EVENT, published: false })?.kind).toBe("resumed");
});

test.each<[string, Partial<AdminLiveEvent>]>([
  ["unpublished", { published: false }],
  ["live", { status: 1 }],
  ["without registrations", { audience: { on_site: 0, online: 0, unconfirmed: 2 } }],
])("moving an event that is %s emails nobody", (_, values) => {
  expect(plan(FRIDAY, { ...EVENT, ...values })).toBeNull();
});

test("an event that is over emails nobody", () => {
  expect(
    planChange(EVENT, { ...EVENT, venue: "Hall 9" }, new Date("2026-11-27T00:00:00Z")),
  ).toBeNull();
});

test("a group that was unticked isn’t counted", () => {
  const change = plan(FRIDAY);
  if (!change) throw new Error("Nobody is concerned.");
  expect(countRecipients(change, ["online"])).toBe(80);
  expect(describeDone(change, [])).toBe("Moved. 1,392 people will be emailed in 10 seconds.");
  expect(describeDone(change, ["online", "on_site"])).toBe("Moved. Nobody is emailed.");
});
