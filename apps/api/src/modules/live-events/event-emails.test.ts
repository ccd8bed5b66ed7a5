import { contract } from "@devguild/contract/contract";
import { ATTENDANCE_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { HOUR_MS } from "../../time.ts";
import { users } from "../users/users.tables.ts";
import { liveEvents } from "./live-events.tables.ts";
import { enqueueChanges } from "./send-changes.commands.ts";
import { enqueueReminders } from "./send-reminders.commands.ts";

let api: TestApi;
let given: Given;
let editor: Awaited<ReturnType<Given["admin"]>>;
let event: Awaited<ReturnType<Given["liveEvent"]>>;
let serial = 0;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  editor = await given.admin("content-editor");
});

beforeEach(async () => {
  event = await given.liveEvent({ inHours: 48 });
});

const register = (values: Parameters<Given["liveRegistration"]>[1] = {}) => {
  serial += 1;
  return given.liveRegistration(event.id, { email: `emails${serial}@test.example`, ...values });
};
const read = async () => {
  const call = contract.eventRegistrations.emails;
  const { data } = (await api.call(call, { params: { id: event.id } }, editor)).body;
  return Object.fromEntries(data.map(({ kind, ...email }) => [kind, email]));
};
const change = (values: Partial<typeof liveEvents.$inferInsert>) =>
  api.db.update(liveEvents).set(values).where(eq(liveEvents.id, event.id));
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

describe("the emails about a live event", () => {
  test("are counted by what people who are registered got", async () => {
    await register();
    await register();
    await register({ confirmed_at: null });
    const waiting = { attendance_type: ATTENDANCE_TYPES.ONLINE, waiting_since: new Date() };
    await register(waiting);
    await register({ ...waiting, offered_until: inHours(12) });
    const gone = await given.developer();
    await given.liveRegistration(event.id, { user_id: gone.userId });
    await api.db.update(users).set({ suspended_at: new Date() }).where(eq(users.id, gone.userId));
    expect(await read()).toMatchObject({
      confirm_address: { sent: 1, pending: 0 },
      confirmation: { sent: 4, pending: 0 },
      waiting_list: { sent: 2, pending: 0 },
      seat_offer: { sent: 1, pending: 0 },
      change: { sent: null, pending: 0 },
    });
  });

  test("have reminders that are scheduled, then sent, and scheduled again after a move", async () => {
    await register();
    const startsAt = new Date(event.starts_at).getTime();
    expect((await read())["day_reminder"]).toEqual({
      sent: 0,
      pending: 1,
      at: new Date(startsAt - 24 * HOUR_MS).toISOString(),
    });
    await enqueueReminders(api.db, new Date(startsAt - 20 * HOUR_MS));
    expect(await read()).toMatchObject({
      day_reminder: { sent: 1, pending: 0 },
      hour_reminder: { sent: 0, pending: 1 },
    });
    await change({ starts_at: inHours(72), ends_at: inHours(73) });
    expect(await read()).toMatchObject({
      day_reminder: { sent: 0, pending: 1 },
      change: { pending: 1 },
    });
    await enqueueChanges(api.db);
    expect((await read())["change"]).toMatchObject({ pending: 0 });
  });

  test("have no reminder for who registers later than it, for an unpublished event, or a past one", async () => {
    await change({ starts_at: inHours(10), ends_at: inHours(11) });
    await register({ confirmed_at: new Date() });
    expect(await read()).toMatchObject({
      day_reminder: { sent: 0, pending: 0 },
      hour_reminder: { sent: 0, pending: 1 },
    });
    await change({ published: false });
    expect(await read()).toMatchObject({ hour_reminder: { pending: 0 }, change: { pending: 1 } });
    await change({ published: true, status: LIVE_EVENT_STATUSES.RECORDING });
    expect(await read()).toMatchObject({ hour_reminder: { pending: 0 }, change: { pending: 0 } });
  });

  test("say until when a change can be undone, before which nobody is emailed", async () => {
    await register();
    const due = inHours(1);
    await change({ starts_at: inHours(50), ends_at: inHours(51), changes_due_at: due });
    expect((await read())["change"]).toEqual({ sent: null, pending: 1, at: due.toISOString() });
  });
});
