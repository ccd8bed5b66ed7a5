import { contract } from "@devguild/contract/contract";
import { ATTENDANCE_TYPES, eventCalendarPath } from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { liveEventCalendars } from "./registrations.tables.ts";

const calls = contract.liveRegistrations;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

/** Parses a calendar file as another program would. */
const entriesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      where: event.location,
    };
  });

describe("an event's calendar file", () => {
  test("can be read by other programs, whatever its title contains", async () => {
    const event = await given.liveEvent({
      starts_at: new Date("2026-12-03T17:00:00.000Z"),
      ends_at: new Date("2026-12-03T19:30:00.000Z"),
      title: "Bridges, arches; keystones\\and a long line that has to be folded before it ends – ü",
      venue: "Hall 2, Vienna",
    });
    const answer = await api.app.request(eventCalendarPath(event.id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const file = await answer.text();
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(entriesOf(file)).toEqual([
      {
        uid: `live-event-${event.id}@${new URL(testConfig.urls.site).hostname}`,
        title: event.title,
        starts: event.starts_at.toISOString(),
        ends: event.ends_at.toISOString(),
        where: "Hall 2, Vienna",
      },
    ]);
  });

  test("exists only for published events", async () => {
    const { id } = await given.liveEvent({ published: false });
    for (const path of [
      eventCalendarPath(id),
      eventCalendarPath(999_999),
      "/api/calendar/events/x.ics",
    ])
      expect((await api.app.request(path)).status).toBe(404);
  });
});

describe("a user's calendar", () => {
  const open = async (url: string) => {
    const answer = await api.app.request(new URL(url).pathname);
    return { status: answer.status, file: await answer.text(), headers: answer.headers };
  };
  const make = async (token: string) => (await api.call(calls.renewFeed, {}, { token })).body.data;

  test("contains the events they registered for, at a secret URL", async () => {
    const { ON_SITE } = ATTENDANCE_TYPES;
    const member = await given.developer();
    const event = await given.liveEvent({ venue: "Hall 2" });
    const onSite = await given.liveEvent({ venue: "Hall 3", inHours: 300 });
    const hidden = await given.liveEvent({ published: false });
    await given.liveEvent();
    await given.liveRegistration(event.id, { user_id: member.userId });
    await given.liveRegistration(onSite.id, { user_id: member.userId, attendance_type: ON_SITE });
    await given.liveRegistration(hidden.id, { user_id: member.userId });
    expect((await api.call(calls.feed, {}, member)).body.data.created_at).toBeNull();
    const { url, created_at } = await make(member.token);
    expect((await api.call(calls.feed, {}, member)).body.data.created_at).toBe(created_at);
    const { status, file, headers } = await open(url);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const page = `${testConfig.urls.site}/en/live-events/${event.id}/${event.slug}`;
    expect(entriesOf(file)).toMatchObject([
      { title: event.title, where: page },
      { title: onSite.title, where: "Hall 3" },
    ]);
    const [kept] = await api.db
      .select()
      .from(liveEventCalendars)
      .where(eq(liveEventCalendars.user_id, member.userId));
    expect(url).not.toContain(kept?.token_hash);
  });

  test("gets a new URL on request, and none once it is switched off", async () => {
    const member = await given.developer();
    const first = await make(member.token);
    const second = await make(member.token);
    expect((await open(first.url)).status).toBe(404);
    expect((await open(second.url)).status).toBe(200);
    expect((await api.call(calls.endFeed, {}, member)).status).toBe(204);
    expect((await open(second.url)).status).toBe(404);
    expect((await api.call(calls.endFeed, {}, member)).status).toBe(204);
  });

  test("is closed with its owner's login", async () => {
    const member = await given.developer();
    const { url } = await make(member.token);
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, member.userId));
    expect((await open(url)).status).toBe(404);
  });

  test("follows an event that moves", async () => {
    const member = await given.developer();
    const event = await given.liveEvent();
    await given.liveRegistration(event.id, { user_id: member.userId });
    const { url } = await make(member.token);
    const ends_at = new Date("2027-01-10T20:00:00.000Z");
    const starts_at = new Date("2027-01-10T18:00:00.000Z");
    await api.db.update(liveEvents).set({ starts_at, ends_at }).where(eq(liveEvents.id, event.id));
    expect(entriesOf((await open(url)).file)).toMatchObject([{ starts: starts_at.toISOString() }]);
  });
});
