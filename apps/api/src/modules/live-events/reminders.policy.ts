import {
  REGISTRATION_CONFIRM_DAYS,
  type ReminderName,
  REMINDERS,
} from "@devguild/schemas/constants/live-events";

import { DAY_MS, MINUTE_MS } from "../../time.ts";

/** The first beginnings and the last ones of the events that are reminded of at a moment. */
export const dueStarts = (name: ReminderName, now: Date) => {
  const { from, until } = REMINDERS[name];
  return {
    after: new Date(now.getTime() + until * MINUTE_MS),
    upTo: new Date(now.getTime() + from * MINUTE_MS),
  };
};

/** Until when somebody must have registered to be reminded; whoever came later was told just now. */
const registeredBefore = (name: ReminderName, startsAt: Date) =>
  new Date(startsAt.getTime() - REMINDERS[name].from * MINUTE_MS);

/** Whether a reminder of an event is due. */
export const isDue = (
  name: ReminderName,
  { startsAt, confirmedAt }: { startsAt: Date; confirmedAt: Date },
  now: Date,
) => {
  const { after, upTo } = dueStarts(name, now);
  return startsAt > after && startsAt <= upTo && confirmedAt <= registeredBefore(name, startsAt);
};

/** The moment before which an unconfirmed place was asked for too long ago. */
export const oldestToConfirm = (now: Date) =>
  new Date(now.getTime() - REGISTRATION_CONFIRM_DAYS * DAY_MS);
