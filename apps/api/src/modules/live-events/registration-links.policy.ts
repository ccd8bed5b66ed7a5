import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

/** What a link in a guest's mail does to their place: takes it, or gives it up. */
export type RegistrationLink = {
  act: "confirm" | "withdraw";
  eventId: number;
  registrationId: number;
};

const signed = (words: readonly string[]) => ["live-event-place", ...words];

/** The token of a link: what it does, signed. Nothing of it is stored. Source: docs/product/live-events.md. */
export const signRegistrationLink = (
  secret: string,
  { act, eventId, registrationId }: RegistrationLink,
): string => {
  const words = [act, String(eventId), String(registrationId)];
  return [...words, sign(secret, signed(words))].join(".");
};

/** What a token's link does; null where we did not sign it. */
export const readRegistrationLink = (secret: string, token: string): RegistrationLink | null => {
  const words = token.split(".");
  const signature = words.pop() ?? "";
  if (!isSigned(secret, signed(words), signature)) return null;
  const [act, eventId, registrationId] = words;
  return act === "confirm" || act === "withdraw"
    ? { act, eventId: Number(eventId), registrationId: Number(registrationId) }
    : null;
};

/** The page of a guest's place: `token` says whether it asks to take it or to give it up. */
export const registrationPath = (token: string) => `/${LANGUAGE}/live-events/place?token=${token}`;
