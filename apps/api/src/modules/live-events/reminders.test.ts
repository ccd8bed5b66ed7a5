import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { HOUR_MS } from "../../time.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { cancelRegistration } from "./register-member.commands.ts";
import { liveEventRegistrations } from "./registrations.tables.ts";
import { enqueueReminders, sendReminderMail } from "./send-reminders.commands.ts";

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
  email = `reminded${serial}@test.example`;
});

const subjects = async (to = email) => (await api.mailsTo(to)).map(({ subject }) => subject);
const change = (id: number, values: Partial<typeof liveEvents.$inferInsert>) =>
  api.db.update(liveEvents).set(values).where(eq(liveEvents.id, id));
const moveTo = (id: number, inHours: number) => {
  const starts_at = new Date(Date.now() + inHours * HOUR_MS);
  return change(id, { starts_at, ends_at: new Date(starts_at.getTime() + HOUR_MS) });
};

describe("reminders", () => {
  test("are sent a day before and an hour before, once each", async () => {
    const event = await given.liveEvent({ inHours: 25 });
    await given.liveRegistration(event.id, { email, first_name: "Grace" });
    await enqueueReminders(api.db);
    expect(await subjects()).toEqual([]);
    const inAnHour = new Date(Date.now() + 1.5 * HOUR_MS);
    await Promise.all([enqueueReminders(api.db, inAnHour), enqueueReminders(api.db, inAnHour)]);
    await enqueueReminders(api.db, inAnHour);
    expect(await subjects()).toEqual([`${event.title} starts within 24 hours`]);
    const shortlyBefore = new Date(Date.now() + 24.5 * HOUR_MS);
    await enqueueReminders(api.db, shortlyBefore);
    await enqueueReminders(api.db, shortlyBefore);
    const [hour] = await api.mailsTo(email);
    expect(await subjects()).toEqual([
      `${event.title} starts within the hour`,
      `${event.title} starts within 24 hours`,
    ]);
    expect(hour?.text).toContain("Hi Grace,");
    expect(hour?.links.some((link) => link.includes("/live-events/place?token="))).toBe(true);
  });

  test("go to the addresses of members' logins, unless suspended", async () => {
    const event = await given.liveEvent({ inHours: 20 });
    const [member, suspended] = [await given.developer(), await given.developer()];
    await given.liveRegistration(event.id, { user_id: member.userId });
    await given.liveRegistration(event.id, { user_id: suspended.userId });
    await api.db
      .update(users)
      .set({ suspended_at: new Date() })
      .where(eq(users.id, suspended.userId));
    await enqueueReminders(api.db);
    expect(await subjects(member.email)).toEqual([`${event.title} starts within 24 hours`]);
    expect(await subjects(suspended.email)).toEqual([]);
  });

  test("are not sent to someone who never confirmed, or has just registered", async () => {
    const event = await given.liveEvent({ inHours: 20 });
    await given.liveRegistration(event.id, { email, confirmed_at: null });
    await given.liveRegistration(event.id, { email: `now.${email}`, confirmed_at: new Date() });
    await enqueueReminders(api.db);
    expect([await subjects(), await subjects(`now.${email}`)]).toEqual([[], []]);
  });

  test.each([
    ["moved", (id: number) => moveTo(id, 100)],
    ["was unpublished", (id: number) => change(id, { published: false })],
    ["ended", (id: number) => change(id, { status: LIVE_EVENT_STATUSES.RECORDING })],
  ])("that were queued are not sent for an event that %s in the meantime", async (_, meanwhile) => {
    const event = await given.liveEvent({ inHours: 20 });
    await given.liveRegistration(event.id, { email });
    await enqueueReminders(api.db);
    await meanwhile(event.id);
    expect(await subjects()).toEqual([]);
  });

  test("that were queued are not sent to someone who cancelled in the meantime", async () => {
    const event = await given.liveEvent({ inHours: 20 });
    const member = await given.developer();
    await given.liveRegistration(event.id, { user_id: member.userId });
    await enqueueReminders(api.db);
    await cancelRegistration(api.db, member.userId, event.id);
    expect(await subjects(member.email)).toEqual([]);
  });

  test("are sent again for the new time of an event that was moved", async () => {
    const event = await given.liveEvent({ inHours: 20 });
    await given.liveRegistration(event.id, { email });
    await enqueueReminders(api.db);
    expect(await subjects()).toHaveLength(1);
    await moveTo(event.id, 23);
    await enqueueReminders(api.db);
    expect(await subjects()).toHaveLength(2);
  });

  test("are retried while the mail server is down, with one message id, until the event starts", async () => {
    const event = await given.liveEvent({ inHours: 20 });
    const registration = await given.liveRegistration(event.id, { email });
    const startsAt = event.starts_at.toISOString();
    const reminder = { registrationId: registration.id, name: "day" as const, startsAt };
    const sent: string[] = [];
    const down = { send: () => Promise.reject(new Error("down")) };
    const up = { send: async (_: unknown, id: string) => void sent.push(id) };
    const task = { reminder, taskId: "task-1" };
    await expect(sendReminderMail(api.db, down, testConfig, task)).rejects.toThrow("down");
    await sendReminderMail(api.db, up, testConfig, task);
    await sendReminderMail(api.db, up, testConfig, { ...task, now: event.starts_at });
    expect(sent).toEqual(["task-1"]);
    await api.db
      .delete(liveEventRegistrations)
      .where(eq(liveEventRegistrations.id, registration.id));
  });
});
