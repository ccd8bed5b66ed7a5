import type { StatusTone } from "@devguild/design-system/status";
import type { EventEmails } from "@devguild/schemas/event-registrations";
import { formatCount, pluralize } from "@devguild/schemas/formats";

type Email = EventEmails[number];

/** What each email about a live event is, and why it goes out. */
export const EMAIL_WORDS: Record<Email["kind"], { label: string; cause: string }> = {
  confirm_address: {
    label: "Confirm your place",
    cause: "When a guest registers. Counted until they follow its link.",
  },
  confirmation: {
    label: "You’re in",
    cause: "To everyone who registers, with the event as a calendar file.",
  },
  waiting_list: { label: "You’re on the waiting list", cause: "When no seat on site is free." },
  seat_offer: {
    label: "A seat is free",
    cause: "To whoever has waited longest. Counted while the offer is open.",
  },
  day_reminder: { label: "Reminder a day before", cause: "To everyone who registered earlier." },
  hour_reminder: { label: "Reminder an hour before", cause: "To everyone who registered earlier." },
  change: {
    label: "New time or place, cancelled, back on",
    cause: "When the event moves, is unpublished or is published again.",
  },
};

const countPeople = (count: number) => pluralize(count, "person", "people");

/** Says how many people got an email, and how many will. Pure. */
export const describeEmail = ({ sent, pending }: Email): { state: string; tone: StatusTone } => {
  if (sent === null)
    return pending > 0
      ? { state: `${countPeople(pending)} to notify`, tone: "warn" }
      : { state: "Nobody to notify", tone: "off" };
  if (pending > 0)
    return {
      state:
        sent > 0
          ? `Sent to ${formatCount(sent)}, scheduled for ${formatCount(pending)}`
          : `Scheduled for ${countPeople(pending)}`,
      tone: "normal",
    };
  return sent > 0
    ? { state: `Sent to ${countPeople(sent)}`, tone: "normal" }
    : { state: "Not sent", tone: "off" };
};
