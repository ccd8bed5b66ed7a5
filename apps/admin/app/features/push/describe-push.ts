import { PUSH_STATUSES, PUSH_TARGET_LABELS } from "@devguild/schemas/constants/push-notifications";
import { createDateFormat, formatCount, pluralize } from "@devguild/schemas/formats";
import type { PushNotification } from "@devguild/schemas/push-notifications";

const { DRAFT, SCHEDULED, QUEUED, SENDING, SENT, DELETED } = PUSH_STATUSES;

/** Formats an instant in a time zone: "Wed, 7 Jul 2027, 07:15". */
export const formatPushTime = (iso: string, timeZone: string) =>
  createDateFormat({
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  })(new Date(iso));

/** Names a time zone by its city: "Berlin time". */
export const nameZone = (timeZone: string) =>
  `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`;

/** Returns how many per cent of some are part of all, as a whole number; 0 of none. */
export const toPercent = (part: number, all: number) =>
  all === 0 ? 0 : Math.round((part / all) * 100);

/** Counts the devices that a notification has been tried on. */
export const countDone = ({
  delivered_count,
  expired_count,
  failed_count,
  unknown_count,
}: PushNotification) => delivered_count + expired_count + failed_count + unknown_count;

/** Says in a line to whom a push notification goes, when, and what became of it. Pure. */
export const describePush = (push: PushNotification): string => {
  const timeZone = push.event.timezone;
  const target = PUSH_TARGET_LABELS[push.target];
  const recipients = pluralize(push.recipients_count, "device");
  switch (push.status) {
    case DRAFT:
      return push.scheduled_at
        ? `${target}. For ${formatPushTime(push.scheduled_at, timeZone)}, not scheduled`
        : `${target}. Not scheduled`;
    case SCHEDULED:
      return `${target}, ${formatPushTime(push.scheduled_at ?? push.saved_at, timeZone)}, about ${recipients}`;
    case QUEUED:
      return `${target}, about to leave, ${recipients}`;
    case SENDING:
      return `${target}, ${formatCount(countDone(push))} of ${formatCount(push.recipients_count)}`;
    case SENT:
      return `${target}, ${formatCount(push.delivered_count)} delivered, ${toPercent(push.opened_count, push.delivered_count)}% opened`;
    case DELETED:
      return push.saved_by ?? target;
    default:
      return `${target}. ${push.problem ?? "It reached no device."}`;
  }
};
