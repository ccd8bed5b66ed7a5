import {
  getReminderTime,
  REGISTRATION_CONFIRM_DAYS,
  type ReminderName,
  REMINDERS,
} from "@devguild/schemas/constants/live-events";

import { DAY_MS, MINUTE_MS } from "../../time.ts";

/** Returns the range of start times that a reminder is due for. */
export const dueStarts = (name: ReminderName, now: Date) => {
  const { from, until } = REMINDERS[name];
  return {
    after: new Date(now.getTime() + until * MINUTE_MS),
    upTo: new Date(now.getTime() + from * MINUTE_MS),
  };
};

/** Returns whether a reminder of an event is due. */
export const isDue = (
  name: ReminderName,
  { startsAt, confirmedAt }: { startsAt: Date; confirmedAt: Date },
  now: Date,
) => {
  const { after, upTo } = dueStarts(name, now);
  return startsAt > after && startsAt <= upTo && confirmedAt <= getReminderTime(name, startsAt);
};

/** Returns the instant before which an unconfirmed registration has expired. */
export const getConfirmationCutoff = (now: Date) =>
  new Date(now.getTime() - REGISTRATION_CONFIRM_DAYS * DAY_MS);
