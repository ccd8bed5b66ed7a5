import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import type { PushNotification } from "@devguild/schemas/push-notifications";

const { QUEUED, SENDING } = PUSH_STATUSES;

/** How often what changes by itself is looked at again. */
export const POLL_MS = 1_500;

/** Returns whether a push notification changes by itself in the next seconds. */
export const isMoving = ({ status }: PushNotification) => status === QUEUED || status === SENDING;
