import { REMINDERS, type ReminderName } from "@devguild/schemas/constants/live-events";

const MINUTE = 60 * 1000;

/** The first beginnings and the last ones of the events that are reminded of at a moment. */
export const beginningsOf = (name: ReminderName, now: Date) => {
  const { from, until } = REMINDERS[name];
  return {
    after: new Date(now.getTime() + until * MINUTE),
    upTo: new Date(now.getTime() + from * MINUTE),
  };
};

/** Until when somebody must have registered to be reminded; whoever came later was told just now. */
export const registeredBefore = (name: ReminderName, startsAt: Date) =>
  new Date(startsAt.getTime() - REMINDERS[name].from * MINUTE);

/** Whether a reminder of an event is due. */
export const isDue = (
  name: ReminderName,
  { startsAt, confirmedAt }: { startsAt: Date; confirmedAt: Date },
  now: Date,
) => {
  const { after, upTo } = beginningsOf(name, now);
  return startsAt > after && startsAt <= upTo && confirmedAt <= registeredBefore(name, startsAt);
};
