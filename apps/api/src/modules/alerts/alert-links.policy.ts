import { GUEST_ALERT_FREQUENCIES } from "@devguild/schemas/constants/alerts";
import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

type GuestFrequency = (typeof GUEST_ALERT_FREQUENCIES)[number];

/** What a link in a mail does: it begins a guest's alert, or ends the mails of an alert or the digest. */
export type AlertLink =
  | { act: "confirm"; id: number; frequency: GuestFrequency }
  | { act: "end-alert" | "end-digest"; id: number };

const wordsOf = (link: AlertLink) => [
  link.act,
  String(link.id),
  ...(link.act === "confirm" ? [link.frequency] : []),
];

const signed = (words: readonly string[]) => ["mail-link", ...words];

/**
 * The token of a link: what it does, signed. Nothing of it is stored, since every mail of an alert
 * carries one for as long as the mail is kept. Source: docs/product/alerts.md.
 */
export const signAlertLink = (secret: string, link: AlertLink): string => {
  const words = wordsOf(link);
  return [...words, sign(secret, signed(words))].join(".");
};

const linkOf = ([act, number, frequency]: readonly string[]): AlertLink | null => {
  const id = Number(number);
  if (act === "end-alert" || act === "end-digest") return { act, id };
  const known = GUEST_ALERT_FREQUENCIES.find((each) => each === frequency);
  return act === "confirm" && known ? { act, id, frequency: known } : null;
};

/** What a token's link does; null where we did not sign it. */
export const readAlertLink = (secret: string, token: string): AlertLink | null => {
  const words = token.split(".");
  const signature = words.pop() ?? "";
  return isSigned(secret, signed(words), signature) ? linkOf(words) : null;
};

/** The page that asks for a click before an alert begins. */
export const confirmPath = (token: string) => `/${LANGUAGE}/alerts/confirm?token=${token}`;

/** Where the emails of a token are unsubscribed from: the page with a button, and the one-click address. */
export const unsubscribePaths = (token: string) => ({
  page: `/${LANGUAGE}/alerts/unsubscribe?token=${token}`,
  oneClick: `/api/unsubscribe/${token}`,
});
