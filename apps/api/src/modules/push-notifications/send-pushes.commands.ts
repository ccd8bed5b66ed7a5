import { setImmediate } from "node:timers/promises";

import type { Configuration } from "@devguild/config/configuration";
import type { PushMessage } from "@devguild/schemas/constants/push-subscriptions";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { PushOutcome, PushPort } from "../../ports/push/push.port.ts";
import { createWebPush } from "../../ports/push/web-push.ts";
import { enqueue, type Task, taskKind } from "../../queue/queue.ts";
import { DAY_S, SECOND_MS } from "../../time.ts";
import { events } from "../events/events.tables.ts";
import { findPushKeys } from "../push-subscriptions/push-keys.queries.ts";
import { beginTurn } from "./begin-pushes.commands.ts";
import { type Claimed, claimDeliveries } from "./claim-deliveries.commands.ts";
import { endTurn } from "./finish-pushes.commands.ts";
import type { pushNotifications } from "./push-notifications.tables.ts";
import { toClickUrl } from "./push-links.policy.ts";
import { settleOutcome } from "./retries.policy.ts";
import { settleDeliveries, type SettledDelivery } from "./settle-deliveries.commands.ts";

type SendTask = { notificationId: number; version: number };
type Settings = Pick<Configuration, "push" | "secret" | "supportEmail">;
type Row = typeof pushNotifications.$inferSelect;

// After a crash, a retry goes on where the last one ended.
export const sendPush = taskKind<SendTask>("send-push", 5, { pace: "urgent" });

/** Builds the task that sends a push notification, as long as it has this version. */
export const sendPushTask = (data: SendTask): Task<SendTask> => ({ kind: sendPush, data });

// A turn is short, so that other urgent work in the same queue isn't held up and a stopped one is soon repeated.
const TURN_MS = 20 * SECOND_MS;
const AT_ONCE = 50;
// Whoever opens the laptop on the next day is still interested.
const TTL_S = DAY_S;

/** Connects to push services with our keys. */
export const connectPush = (
  keys: NonNullable<Awaited<ReturnType<typeof findPushKeys>>>,
  { push, supportEmail }: Pick<Settings, "push" | "supportEmail">,
): PushPort =>
  createWebPush({ keys, contact: `mailto:${supportEmail}`, localHosts: push.localHosts });

/** Returns what to send of a notification: under one topic, so that a repeated one replaces the first. */
export const toSending = (
  { id, title, body }: Pick<Row, "id" | "title" | "body">,
  url: string | null,
  token: string | null,
) => {
  const tag = `push-${id}`;
  const message: PushMessage = { title, body, url, tag, token };
  return { payload: JSON.stringify(message), topic: tag, ttlS: TTL_S };
};

/** Returns what lets one caller go on in each round of the event loop, however many wait. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
};

/** Sends what was claimed, some at once; a push service that asks for a pause gets it. */
const sendClaimed = async (
  claimed: readonly Claimed[],
  send: (each: Claimed) => Promise<PushOutcome>,
  pauses: Map<string, { untilMs: number; problem: string }>,
): Promise<SettledDelivery[]> => {
  const settled: SettledDelivery[] = [];
  const waiting = claimed.values();
  const takeTurn = createTurns();
  const work = async () => {
    for (const each of waiting) {
      // Encrypting takes the processor, so whatever else waits comes between two messages.
      await takeTurn();
      const { host } = new URL(each.endpoint);
      const pause = pauses.get(host);
      const pausedMs = (pause?.untilMs ?? 0) - Date.now();
      if (pause && pausedMs > 0) {
        const afterS = Math.ceil(pausedMs / SECOND_MS);
        const later = { state: "waiting", afterS, problem: pause.problem } as const;
        settled.push({ claimed: each, settled: later, isUntried: true });
        continue;
      }
      const outcome = await send(each);
      if (outcome.kind === "retry" && outcome.afterS !== null)
        pauses.set(host, {
          untilMs: Date.now() + outcome.afterS * SECOND_MS,
          problem: outcome.problem,
        });
      settled.push({ claimed: each, settled: settleOutcome(outcome, each.tries) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return settled;
};

const findClickUrl = async (db: Db, row: Row) => {
  const [event] = await db
    .select({ slug: events.slug })
    .from(events)
    .where(eq(events.id, row.event_id));
  return event ? toClickUrl(row, event) : null;
};

const sendForATurn = async (db: Db, row: Row, publicKey: string, port: PushPort) => {
  const url = await findClickUrl(db, row);
  const audience = { target: row.target, eventId: row.event_id, publicKey };
  const pauses = new Map<string, { untilMs: number; problem: string }>();
  const endsAt = Date.now() + TURN_MS;
  while (Date.now() < endsAt) {
    const { rows, isDone } = await claimDeliveries(db, row.id, audience);
    if (isDone) return;
    const send = (each: Claimed) => port.send(each, toSending(row, url, each.token));
    await settleDeliveries(db, row.id, await sendClaimed(rows, send, pauses));
  }
};

/**
 * Sends a push notification for a turn, then enqueues the next one until every device of its audience was tried.
 * Its memory doesn't depend on how many there are. Source: docs/product/push.md.
 */
export const sendNotification = async (db: Db, config: Settings, task: SendTask): Promise<void> => {
  const keys = await findPushKeys(db, config);
  if (!keys) throw new Error("There are no keys for push notifications.");
  const begun = await beginTurn(db, task, keys.publicKey);
  if (!begun) return;
  if ("busyForS" in begun) {
    await enqueue(db, sendPushTask(task), { delay: begun.busyForS });
    return;
  }
  const port = connectPush(keys, config);
  try {
    await sendForATurn(db, begun.row, keys.publicKey, port);
  } finally {
    port.close();
  }
  const delay = await endTurn(db, task.notificationId);
  if (delay !== null) await enqueue(db, sendPushTask(task), { delay });
};
