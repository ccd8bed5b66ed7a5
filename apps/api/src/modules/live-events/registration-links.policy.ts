import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

/** What a link in a guest's email does to their registration: confirm it or cancel it. */
export type RegistrationLink = {
  act: "confirm" | "withdraw";
  eventId: number;
  registrationId: number;
};

const signed = (words: readonly string[]) => ["live-event-place", ...words];

/** Creates a link's token: its action, signed. Nothing is stored. Source: docs/product/live-events.md. */
export const signRegistrationLink = (
  secret: string,
  { act, eventId, registrationId }: RegistrationLink,
): string => {
  const words = [act, String(eventId), String(registrationId)];
  return [...words, sign(secret, signed(words))].join(".");
};

/** Parses a link's token; null if we didn't sign it. */
export const readRegistrationLink = (secret: string, token: string): RegistrationLink | null => {
  const words = token.split(".");
  const signature = words.pop() ?? "";
  if (!isSigned(secret, signed(words), signature)) return null;
  const [act, eventId, registrationId] = words;
  return act === "confirm" || act === "withdraw"
    ? { act, eventId: Number(eventId), registrationId: Number(registrationId) }
    : null;
};

/** Returns the path of a guest's registration page; the token says whether it confirms or cancels. */
export const registrationPath = (token: string) => `/${LANGUAGE}/live-events/place?token=${token}`;
