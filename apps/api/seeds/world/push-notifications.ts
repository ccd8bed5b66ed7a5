import {
  PUSH_ACTIONS,
  PUSH_DELIVERY_STATES,
  PUSH_STATUSES,
  REDIRECT_OF_ACTION,
} from "@devguild/schemas/constants/push-notifications";
import { eventPath } from "@devguild/schemas/constants/event-paths";

import type {
  pushDeliveries,
  pushNotifications,
} from "../../src/modules/push-notifications/push-notifications.tables.ts";
import { MINUTE_MS } from "../../src/time.ts";
import type { Clock } from "./clock.ts";
import { CONGRESS_PUSHES, PUSH_PROBLEM } from "./texts/push-notifications.ts";

type Delivery = typeof pushDeliveries.$inferInsert;
type Sources = {
  event: { id: number; slug: string };
  sessionId: number | null;
  partnerId: number | null;
  /** The login of the editor who wrote them. */
  editorId: number;
  clock: Clock;
};

const { NONE, OPEN_URL, OPEN_EVENT_SESSION, OPEN_EVENT_PARTNER } = PUSH_ACTIONS;
const ACTIONS = {
  programme: OPEN_URL,
  session: OPEN_EVENT_SESSION,
  partner: OPEN_EVENT_PARTNER,
} as const;
const { DELIVERED, EXPIRED, FAILED } = PUSH_DELIVERY_STATES;

/** Nine in the morning, UTC, so many days ago. */
const morning = (clock: Clock, daysAgo: number) => {
  const day = clock.daysAgo(daysAgo);
  day.setUTCHours(9, 0, 0, 0);
  return day;
};

/**
 * Creates the push notifications of the next congress. The devices that got them are gone since: the demo world
 * has none, because nothing could ever be sent to them.
 */
export const makePushNotifications = (sources: Sources) => {
  const { event, sessionId, partnerId, editorId, clock } = sources;
  const deliveries: Delivery[] = [];
  const rows = CONGRESS_PUSHES.map((push, index) => {
    const id = index + 1;
    const action = push.opens ? ACTIONS[push.opens] : NONE;
    const { delivered, expired = 0, failed = 0, opened = 0 } = push.reach ?? { delivered: 0 };
    const startedAt = push.reach ? morning(clock, push.sentAgo ?? 0) : null;
    const states = [
      ...Array.from({ length: delivered }, () => DELIVERED),
      ...Array.from({ length: expired }, () => EXPIRED),
      ...Array.from({ length: failed }, () => FAILED),
    ];
    for (const [at, state] of states.entries())
      deliveries.push({
        notification_id: id,
        state,
        tries: 1,
        opened_at:
          startedAt && at < opened ? new Date(startedAt.getTime() + (at + 1) * MINUTE_MS) : null,
        created_at: startedAt ?? clock.now,
      });
    return {
      id,
      event_id: event.id,
      title: push.title,
      body: push.body,
      target: push.target,
      status: push.status,
      action,
      redirect_type: REDIRECT_OF_ACTION[action],
      url: action === OPEN_URL ? eventPath(event) : null,
      session_id: action === OPEN_EVENT_SESSION ? sessionId : null,
      partner_id: action === OPEN_EVENT_PARTNER ? partnerId : null,
      scheduled_at:
        push.status === PUSH_STATUSES.SCHEDULED ? morning(clock, push.sentAgo ?? 0) : null,
      started_at: startedAt,
      sent_at: startedAt && new Date(startedAt.getTime() + MINUTE_MS),
      problem: push.status === PUSH_STATUSES.FAILED ? PUSH_PROBLEM : null,
      recipients_count: states.length,
      delivered_count: delivered,
      opened_count: opened,
      expired_count: expired,
      failed_count: failed,
      saved_by: editorId,
      saved_at: startedAt ?? clock.daysAgo(1),
      created_at: startedAt ?? clock.daysAgo(3),
    };
  });
  return {
    pushNotifications: rows satisfies (typeof pushNotifications.$inferInsert)[],
    pushDeliveries: deliveries,
  };
};
