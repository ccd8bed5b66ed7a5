import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import {
  PUSH_DELIVERY_STATES,
  PUSH_STATUSES,
} from "@devguild/schemas/constants/push-notifications";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openPushService, type PushService } from "../../../testing/push-service.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { SECOND_MS } from "../../time.ts";
import { findPushKeys } from "../push-subscriptions/push-keys.queries.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { beginTurn } from "./begin-pushes.commands.ts";
import { claimDeliveries } from "./claim-deliveries.commands.ts";
import { enqueueDuePushes } from "./enqueue-due-pushes.commands.ts";
import { pushDeliveries, pushNotifications } from "./push-notifications.tables.ts";
import { sendNotification } from "./send-pushes.commands.ts";

const calls = contract.pushNotifications;
const { DRAFT, SCHEDULED, QUEUED, SENDING, SENT, FAILED } = PUSH_STATUSES;

let api: TestApi;
let given: Given;
let service: PushService;
let editor: Awaited<ReturnType<Given["admin"]>>;
let event: Awaited<ReturnType<Given["conference"]>>;
let eventId: number;
let config: typeof testConfig;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  service = await openPushService();
  config = { ...testConfig, push: { ...testConfig.push, localHosts: [service.host] } };
  editor = await given.admin("content-editor");
  event = await given.conference();
  eventId = event.id;
  // What others subscribed in earlier tests is no one's audience here.
  await api.db.delete(pushSubscriptions);
});
afterEach(() => service.close());

const subscribe = async (path: string, userId?: number) => {
  const { endpoint, keys } = service.subscribe(path);
  const owner = userId ?? (await given.developer()).userId;
  return given.pushSubscription(owner, { endpoint, ...keys });
};

type Body = BodyInput<typeof calls.update>;
const update = async (id: number, values: Partial<Body> = {}) => {
  const [row] = await api.db.select().from(pushNotifications).where(eq(pushNotifications.id, id));
  const { title = "", body = "", target = "all", version = 1 } = row ?? {};
  return api.call(
    calls.update,
    {
      params: { id: eventId, notificationId: id },
      body: { title, body, target, action: 0, status: QUEUED, version, ...values },
    },
    editor,
  );
};
const find = async (id: number) =>
  (await api.call(calls.details, { params: { id: eventId, notificationId: id } }, editor)).body
    .data;
const send = async (id: number) =>
  sendNotification(api.db, config, { notificationId: id, version: (await find(id)).version });
const startDue = (id: number) =>
  api.db
    .update(pushDeliveries)
    .set({ next_try_at: new Date() })
    .where(and(eq(pushDeliveries.notification_id, id), eq(pushDeliveries.state, 0)));

describe("a push notification", () => {
  test("reaches every device of its audience once, encrypted and signed, and counts who opens it", async () => {
    const first = await subscribe("first");
    await subscribe("second");
    const session = await given.eventSession(event, { title: "Opening" });
    await given.eventHomepage(eventId, { live: true });
    const { id } = await given.pushNotification(eventId, { title: "Grüezi 👋" });
    const { status, body } = await update(id, { action: 2, session_id: session.id });
    expect([status, body.data.status, body.data.recipients_count]).toEqual([200, QUEUED, 2]);
    await send(id);
    await send(id);
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/first", "/second"]);
    const [{ message, headers } = { message: null, headers: {} }] = service.received;
    expect(message).toMatchObject({
      title: "Grüezi 👋",
      url: expect.stringMatching(new RegExp(`/en/events/[\\w-]+#session-${session.id}$`)),
      tag: `push-${id}`,
    });
    expect(headers).toMatchObject({ topic: `push-${id}`, "content-encoding": "aes128gcm" });
    const opened = () => api.call(calls.opened, { body: { token: message?.token ?? "" } });
    expect((await opened()).status).toBe(204);
    await opened();
    expect(await find(id)).toMatchObject({
      status: SENT,
      recipients_count: 2,
      delivered_count: 2,
      opened_count: 1,
      problem: null,
    });
    const [device] = await api.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, first.id));
    expect(device?.last_delivered_at).not.toBeNull();
  });

  test("can be taken back until it leaves, and then nobody gets it", async () => {
    await subscribe("one");
    const { id } = await given.pushNotification(eventId);
    await update(id);
    const { version } = await find(id);
    expect((await update(id, { status: DRAFT })).body.data.status).toBe(DRAFT);
    await sendNotification(api.db, config, { notificationId: id, version });
    expect(service.received).toEqual([]);
    // Sent again: the task of the first time finds another version.
    await update(id);
    await sendNotification(api.db, config, { notificationId: id, version });
    expect((await find(id)).status).toBe(QUEUED);
    await api.db
      .update(pushNotifications)
      .set({ leaves_at: new Date() })
      .where(eq(pushNotifications.id, id));
    expect((await update(id, { status: DRAFT })).problem.code).toBe("push_gone");
  });

  test("that is scheduled goes out once it is due, also after a time in which nothing ran", async () => {
    await subscribe("one");
    const { id } = await given.pushNotification(eventId);
    const at = new Date(Date.now() + 60 * SECOND_MS);
    await update(id, { status: SCHEDULED, scheduled_at: at.toISOString() });
    await enqueueDuePushes(api.db);
    expect((await find(id)).status).toBe(SCHEDULED);
    const later = new Date(at.getTime() + 3600 * SECOND_MS);
    await Promise.all([enqueueDuePushes(api.db, later), enqueueDuePushes(api.db, later)]);
    expect((await find(id)).status).toBe(QUEUED);
    await send(id);
    expect([(await find(id)).status, service.received.length]).toEqual([SENT, 1]);
  });
});

describe("devices", () => {
  test("that are gone are removed", async () => {
    await subscribe("here");
    const gone = await subscribe("gone");
    const missing = await subscribe("missing");
    service.answer = (path) => ({ status: { "/gone": 410, "/missing": 404 }[path] ?? 201 });
    const { id } = await given.pushNotification(eventId);
    await update(id);
    await send(id);
    expect(await find(id)).toMatchObject({ status: SENT, delivered_count: 1, expired_count: 2 });
    const left = await api.db.select({ id: pushSubscriptions.id }).from(pushSubscriptions);
    expect(left).not.toContainEqual({ id: gone.id });
    expect(left).not.toContainEqual({ id: missing.id });
  });

  test("are tried again when their push service says so, and the others of it wait, too", async () => {
    for (const path of ["one", "two"]) await subscribe(path);
    service.answer = () => ({ status: 429, retryAfter: 120 });
    const { id } = await given.pushNotification(eventId);
    await update(id);
    await send(id);
    expect(await find(id)).toMatchObject({ status: SENDING, delivered_count: 0 });
    const [waiting] = await api.db
      .select()
      .from(pushDeliveries)
      .where(eq(pushDeliveries.notification_id, id));
    const waitsMs = (waiting?.next_try_at?.getTime() ?? 0) - Date.now();
    expect(waitsMs).toBeGreaterThan(100 * SECOND_MS);
    service.answer = () => ({ status: 201 });
    await startDue(id);
    await send(id);
    expect(await find(id)).toMatchObject({ status: SENT, delivered_count: 2, failed_count: 0 });
  });

  test("whose push service is down for all tries make it fail; edited and sent again, it goes to them only", async () => {
    await subscribe("up");
    await subscribe("down");
    service.answer = () => ({ status: 503 });
    const { id } = await given.pushNotification(eventId);
    await update(id);
    for (let tries = 0; tries < 5; tries += 1) {
      await startDue(id);
      await send(id);
    }
    expect(await find(id)).toMatchObject({
      status: FAILED,
      failed_count: 2,
      problem: `${service.host} answered with status 503.`,
    });
    service.answer = (path) => ({ status: path === "/up" ? 201 : 400 });
    await update(id);
    await send(id);
    expect(await find(id)).toMatchObject({ status: SENT, delivered_count: 1, failed_count: 1 });
    service.received.length = 0;
    await api.db
      .update(pushNotifications)
      .set({ status: FAILED })
      .where(eq(pushNotifications.id, id));
    await update(id);
    await send(id);
    expect(service.received.map(({ path }) => path)).toEqual(["/down"]);
  });

  test("don’t get it twice if the process is killed while it sends", async () => {
    for (let each = 0; each < 130; each += 1) await subscribe(`device-${each}`, editor.userId);
    const { id } = await given.pushNotification(eventId);
    await update(id);
    const { publicKey } = (await findPushKeys(api.db, config)) ?? { publicKey: "" };
    const task = { notificationId: id, version: (await find(id)).version };
    await beginTurn(api.db, task, publicKey);
    await claimDeliveries(api.db, id, { target: "all", eventId, publicKey });
    // Another process doesn't interfere while the first one may still be alive.
    await send(id);
    expect([(await find(id)).status, service.received.length]).toEqual([SENDING, 0]);
    await api.db
      .update(pushNotifications)
      .set({ leased_until: sql`now() - interval '1 second'` })
      .where(eq(pushNotifications.id, id));
    await send(id);
    expect(service.received).toHaveLength(30);
    expect(await find(id)).toMatchObject({
      status: SENT,
      recipients_count: 130,
      delivered_count: 30,
      unknown_count: 100,
    });
    expect(
      await api.db.$count(pushDeliveries, eq(pushDeliveries.state, PUSH_DELIVERY_STATES.CLAIMED)),
    ).toBe(0);
  });

  test("in someone’s own network are never connected to", async () => {
    const { id } = await given.pushNotification(eventId);
    const { endpoint, keys } = service.subscribe("inside");
    await given.pushSubscription(editor.userId, { endpoint, ...keys });
    await update(id);
    await sendNotification(api.db, testConfig, {
      notificationId: id,
      version: (await find(id)).version,
    });
    expect(service.received).toEqual([]);
    expect((await find(id)).problem).toBe(`${service.host} isn’t on the public internet.`);
  });
});
