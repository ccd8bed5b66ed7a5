import { GUEST_ALERT_FREQUENCIES } from "@devguild/schemas/constants/alerts";
import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

type GuestFrequency = (typeof GUEST_ALERT_FREQUENCIES)[number];

const ENDING = [
  "end-alert",
  "end-digest",
  "end-messages",
  "end-notification-emails",
  // In emails sent while the setting was a developer's: its id is one.
  "end-notifications",
] as const;

/** What an email link does: confirm a guest's alert, or unsubscribe from an alert, the digest,
 * messages from staff or notifications. */
export type AlertLink =
  | { act: "confirm"; id: number; frequency: GuestFrequency }
  | { act: (typeof ENDING)[number]; id: number };

const toWords = (link: AlertLink) => [
  link.act,
  String(link.id),
  ...(link.act === "confirm" ? [link.frequency] : []),
];

const signed = (words: readonly string[]) => ["mail-link", ...words];

/**
 * Creates a link's token: its action, signed. Nothing is stored, as every alert email has such a link
 * and it must work for as long as the email exists. Source: docs/product/alerts.md.
 */
export const signAlertLink = (secret: string, link: AlertLink): string => {
  const words = toWords(link);
  return [...words, sign(secret, signed(words))].join(".");
};

const parseLink = ([act, number, frequency]: readonly string[]): AlertLink | null => {
  const id = Number(number);
  const ending = ENDING.find((each) => each === act);
  if (ending) return { act: ending, id };
  const known = GUEST_ALERT_FREQUENCIES.find((each) => each === frequency);
  return act === "confirm" && known ? { act, id, frequency: known } : null;
};

/** Parses a link's token; null if we didn't sign it. */
export const readAlertLink = (secret: string, token: string): AlertLink | null => {
  const words = token.split(".");
  const signature = words.pop() ?? "";
  return isSigned(secret, signed(words), signature) ? parseLink(words) : null;
};

/** Returns the path of the page where a guest confirms an alert with a click. */
export const confirmPath = (token: string) => `/${LANGUAGE}/alerts/confirm?token=${token}`;

/** Returns the unsubscribe addresses for a token: the page with a button, and the one-click address. */
export const unsubscribePaths = (token: string) => ({
  page: `/${LANGUAGE}/alerts/unsubscribe?token=${token}`,
  oneClick: `/api/unsubscribe/${token}`,
});
