import { contract } from "@devguild/contract/contract";
import {
  ATTENDANCE_TYPES,
  EVENT_TYPES,
  eventCalendarPath,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import type { Db } from "../../db/db.ts";
import { SECOND_MS } from "../../time.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { cancelRegistration } from "./register-member.commands.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { enqueueChanges, sendChangeMail } from "./send-changes.commands.ts";

const { ON_SITE } = ATTENDANCE_TYPES;
const HOUR = 60 * 60 * SECOND_MS;

/** Returns an instant relative to now, in whole seconds as in a calendar file. */
const inHours = (hours: number) =>
  new Date(Math.round((Date.now() + hours * HOUR) / SECOND_MS) * SECOND_MS);

let api: TestApi;
let given: Given;
let serial = 0;
let email: string;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(() => {
  serial += 1;
  email = `told${serial}@test.example`;
});

const change = (id: number, values: Partial<typeof liveEvents.$inferInsert>) =>
  api.db.update(liveEvents).set(values).where(eq(liveEvents.id, id));
const moveTo = (id: number, starts_at: Date) =>
  change(id, { starts_at, ends_at: new Date(starts_at.getTime() + HOUR) });
const subjects = async (to = email) => (await api.mailsTo(to)).map(({ subject }) => subject);

/** Parses a calendar file. */
const readFile = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = calendar.getFirstSubcomponent("vevent");
  const event = new ICAL.Event(entry ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate(),
    where: event.location,
    status: entry?.getFirstPropertyValue("status") ?? null,
    organiser: event.organizer,
  };
};
const newestFile = async (to = email) => {
  const [mail] = await api.mailsTo(to);
  const [file] = mail?.attachments ?? [];
  return { ...readFile(file?.content ?? ""), contentType: file?.contentType };
};
const publicFile = async (id: number) =>
  readFile(await (await api.app.request(eventCalendarPath(id))).text());

describe("after an event moves, an attendee", () => {
  test("is notified of the last change, once, with a file that updates their calendar", async () => {
    const event = await given.liveEvent();
    const before = await publicFile(event.id);
    const member = await given.developer();
    await given.liveRegistration(event.id, { email, first_name: "Grace" });
    await given.liveRegistration(event.id, { user_id: member.userId });
    const last = inHours(300);
    await moveTo(event.id, inHours(200));
    await moveTo(event.id, last);
    await Promise.all([enqueueChanges(api.db), enqueueChanges(api.db)]);
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([`New time or place: ${event.title}`]);
    expect(await subjects(member.email)).toEqual([`New time or place: ${event.title}`]);
    const [mail] = await api.mailsTo(email);
    expect(mail?.text).toContain("Hi Grace,");
    expect(mail?.links.some((link) => link.includes("/live-events/place?token="))).toBe(true);
    const file = await newestFile();
    expect(file).toMatchObject({ method: "PUBLISH", uid: before.uid, starts: last });
    expect(file.organiser).toBe("mailto:hello@devguild.example");
    expect([before.sequence, file.sequence]).toEqual([0, 2]);
    expect((await publicFile(event.id)).sequence).toBe(2);
  });

  test.each([
    ["an end time", sql`ends_at = ends_at + interval '1 hour'`],
    ["a time zone", sql`timezone = 'Europe/Lisbon'`],
    ["a venue", sql`venue = 'Hall 9'`],
  ])("is notified of %s that was changed by hand in the database", async (_, set) => {
    const event = await given.liveEvent({ event_type: EVENT_TYPES.HYBRID, venue: "Hall 2" });
    await given.liveRegistration(event.id, { email, attendance_type: ON_SITE });
    await api.db.execute(sql`update live_events set ${set} where id = ${event.id}`);
    await enqueueChanges(api.db);
    expect(await subjects()).toHaveLength(1);
    expect((await newestFile()).sequence).toBe(1);
  });

  test("is not notified if nothing changed for them", async () => {
    const event = await given.liveEvent({ event_type: EVENT_TYPES.HYBRID, venue: "Hall 2" });
    await given.liveRegistration(event.id, { email });
    await change(event.id, { title: "Another title", venue: "Hall 9", capacity: 3 });
    await moveTo(event.id, inHours(200));
    await change(event.id, { starts_at: event.starts_at, ends_at: event.ends_at });
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([]);
  });

  test("is not notified if they registered or confirmed after the change", async () => {
    const event = await given.liveEvent();
    const member = await given.developer();
    await moveTo(event.id, inHours(200));
    const register = { params: { id: event.id }, body: { attendance_type: 1 as const } };
    await api.call(contract.liveRegistrations.register, register, member);
    await given.liveRegistration(event.id, { email, confirmed_at: null });
    await enqueueChanges(api.db);
    expect(await subjects(member.email)).toEqual([`You’re in: ${event.title}`]);
    expect(await subjects()).toEqual([]);
  });

  test("is not notified while the event is live, or once it has ended", async () => {
    const [live, over] = [await given.liveEvent(), await given.liveEvent()];
    await given.liveRegistration(live.id, { email });
    await given.liveRegistration(over.id, { email });
    await change(live.id, { status: LIVE_EVENT_STATUSES.LIVE });
    for (const { id } of [live, over]) await moveTo(id, inHours(id === live.id ? 1 : -5));
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([]);
  });

  test("is not notified if suspended, or if they cancelled in the meantime", async () => {
    const event = await given.liveEvent();
    const [suspended, gone] = [await given.developer(), await given.developer()];
    await given.liveRegistration(event.id, { user_id: suspended.userId });
    await given.liveRegistration(event.id, { user_id: gone.userId });
    await api.db
      .update(users)
      .set({ suspended_at: new Date() })
      .where(eq(users.id, suspended.userId));
    await moveTo(event.id, inHours(200));
    await enqueueChanges(api.db);
    await cancelRegistration(api.db, gone.userId, event.id);
    expect(await subjects(suspended.email)).toEqual([]);
    expect(await subjects(gone.email)).toEqual([]);
  });
});

describe("after an event is cancelled, an attendee", () => {
  test("is notified once, with a file that removes it from their calendar, and again if the event is resumed", async () => {
    const event = await given.liveEvent({ starts_at: inHours(100), ends_at: inHours(101) });
    const { uid } = await publicFile(event.id);
    await given.liveRegistration(event.id, { email });
    await change(event.id, { published: false });
    await enqueueChanges(api.db);
    await moveTo(event.id, inHours(300));
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([`Cancelled: ${event.title}`]);
    expect(await newestFile()).toMatchObject({
      method: "CANCEL",
      status: "CANCELLED",
      contentType: "text/calendar; charset=utf-8; method=CANCEL",
      uid,
      sequence: 1,
      starts: event.starts_at,
    });
    await change(event.id, { published: true });
    await enqueueChanges(api.db);
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([`Back on: ${event.title}`, `Cancelled: ${event.title}`]);
    expect(await newestFile()).toMatchObject({ method: "PUBLISH", status: null, uid, sequence: 3 });
  });

  test("is not notified if the event had ended", async () => {
    const event = await given.liveEvent({ inHours: -5 });
    await given.liveRegistration(event.id, { email });
    await change(event.id, { published: false });
    await enqueueChanges(api.db);
    expect(await subjects()).toEqual([]);
  });

  test("cannot lose their registration: an event with registrations cannot be deleted", async () => {
    const event = await given.liveEvent();
    const registration = await given.liveRegistration(event.id, { email });
    const remove = async () => api.db.delete(liveEvents).where(eq(liveEvents.id, event.id));
    await expect(remove()).rejects.toThrow();
    await api.db
      .delete(liveEventRegistrations)
      .where(eq(liveEventRegistrations.id, registration.id));
    await remove();
  });
});

describe("a run that is interrupted", () => {
  test("notifies everyone exactly once", async () => {
    const event = await given.liveEvent();
    const addresses = [1, 2, 3].map((number) => `${number}.${email}`);
    for (const address of addresses) await given.liveRegistration(event.id, { email: address });
    await moveTo(event.id, inHours(200));
    // Simulates a crash while the second email is being queued.
    let begun = 0;
    const dying = new Proxy(api.db, {
      get: (db, name) => {
        if (name !== "transaction") return Reflect.get(db, name) as unknown;
        begun += 1;
        return begun === 1
          ? db.transaction.bind(db)
          : (work: (tx: Db) => Promise<unknown>) =>
              db.transaction(async (tx) => {
                await work(tx);
                throw new Error("killed");
              });
      },
    });
    await expect(enqueueChanges(dying)).rejects.toThrow("killed");
    const counts = async () => {
      // One drain for all three: when several run at once, one returns while another is still sending.
      await api.queue.drain();
      return Promise.all(addresses.map(async (to) => (await subjects(to)).length));
    };
    expect(await counts()).toEqual([1, 0, 0]);
    await enqueueChanges(api.db);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test("is retried while the mail server is down, with one message id, unless a newer change replaces it", async () => {
    const event = await given.liveEvent();
    const registration = await given.liveRegistration(event.id, {
      email,
      notified_starts_at: event.starts_at,
      notified_sequence: 1,
    });
    const data = { registrationId: registration.id, change: "moved" as const, sequence: 1 };
    const sent: string[] = [];
    const down = { send: () => Promise.reject(new Error("down")) };
    const up = { send: async (_: unknown, id: string) => void sent.push(id) };
    const task = { data, taskId: "task-1" };
    await expect(sendChangeMail(api.db, down, testConfig, task)).rejects.toThrow("down");
    await sendChangeMail(api.db, up, testConfig, task);
    await sendChangeMail(api.db, up, testConfig, { ...task, now: event.ends_at });
    await sendChangeMail(api.db, up, testConfig, { ...task, data: { ...data, sequence: 0 } });
    expect(sent).toEqual(["task-1"]);
  });
});
