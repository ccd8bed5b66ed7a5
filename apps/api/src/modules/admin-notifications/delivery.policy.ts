import type {
  NotificationChannel,
  NotificationGap,
} from "@devguild/schemas/constants/notifications";

/** What decides whether and how someone gets a notification of our team. */
export type Receiver = {
  isClosed: boolean;
  isRefusing: boolean;
  isRepeated: boolean;
  isConfirmed: boolean;
  takesEmails: boolean;
};

/** How someone gets a notification; by no channel if they don't. `gap` says what is missing and why. */
export type Delivery = { channels: NotificationChannel[]; gap: NotificationGap | null };

const findGap = (receiver: Receiver): NotificationGap | null => {
  if (receiver.isClosed) return "unavailable";
  if (receiver.isRefusing) return "refused";
  return receiver.isRepeated ? "repeated" : null;
};

/**
 * Plans by which of the wanted channels someone is notified: their settings decide. Pure.
 * Source: docs/product/notifications.md.
 */
export const planDelivery = (
  receiver: Receiver,
  wanted: readonly NotificationChannel[],
): Delivery => {
  const gap = findGap(receiver);
  if (gap) return { channels: [], gap };
  const { isConfirmed, takesEmails } = receiver;
  const mailGap = isConfirmed ? (takesEmails ? null : "no-emails") : "unconfirmed";
  return mailGap && wanted.includes("email")
    ? { channels: wanted.filter((each) => each !== "email"), gap: mailGap }
    : { channels: [...wanted], gap: null };
};
