import {
  PUSH_ACTIONS,
  type PushAction,
  type PushTarget,
  REDIRECT_OF_ACTION,
} from "@devguild/schemas/constants/push-notifications";
import type { PushDraftBody, PushNotification } from "@devguild/schemas/push-notifications";

import { fromZonedTime, toZonedTime } from "../live-events/zoned-time.ts";

/** What is typed of a push notification, as its fields hold it; `time` is in the event's time zone. */
export type PushValues = {
  title: string;
  body: string;
  target: PushTarget;
  action: PushAction;
  url: string;
  session_id: string;
  partner_id: string;
  time: string;
};

/** Converts a push notification to what its fields hold. Pure. */
export const toPushValues = (
  { title, body, target, action, url, session_id, partner_id, scheduled_at }: PushNotification,
  timeZone: string,
): PushValues => ({
  title,
  body,
  target,
  action,
  url: url ?? "",
  session_id: session_id === null ? "" : String(session_id),
  partner_id: partner_id === null ? "" : String(partner_id),
  time: scheduled_at === null ? "" : toZonedTime(scheduled_at, timeZone),
});

const toId = (value: string) => (value === "" ? null : Number(value));

/** Converts what the fields hold to what is saved; of the link only what its action needs. Pure. */
export const toPushContent = (
  { title, body, target, action, url, session_id, partner_id, time }: PushValues,
  timeZone: string,
): Omit<PushDraftBody, "version"> => ({
  title,
  body,
  target,
  action,
  redirect_type: REDIRECT_OF_ACTION[action],
  url: action === PUSH_ACTIONS.OPEN_URL ? url.trim() || null : null,
  session_id: action === PUSH_ACTIONS.OPEN_EVENT_SESSION ? toId(session_id) : null,
  partner_id: action === PUSH_ACTIONS.OPEN_EVENT_PARTNER ? toId(partner_id) : null,
  scheduled_at: fromZonedTime(time, timeZone),
});

/** Returns whether two versions of a push notification are the same. Pure. */
export const isSamePush = (one: PushValues, other: PushValues) =>
  JSON.stringify(one) === JSON.stringify(other);
