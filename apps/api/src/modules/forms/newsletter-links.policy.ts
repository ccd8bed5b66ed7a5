import { NEWSLETTER_NAMES, type NewsletterName } from "@devguild/schemas/constants/forms";
import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

/** What an email link does to a newsletter subscription: confirm it or end it. */
export type NewsletterLink = {
  act: "confirm" | "end";
  newsletter: NewsletterName;
  consentId: number;
};

const signed = (words: readonly string[]) => ["newsletter-link", ...words];

/** Creates a link's token: its action, signed. Nothing is stored. Source: docs/product/forms.md. */
export const signNewsletterLink = (
  secret: string,
  { act, newsletter, consentId }: NewsletterLink,
): string => {
  const words = [act, newsletter, String(consentId)];
  return [...words, sign(secret, signed(words))].join(".");
};

/** Parses a link's token; null if we didn't sign it. */
export const readNewsletterLink = (secret: string, token: string): NewsletterLink | null => {
  const words = token.split(".");
  const signature = words.pop() ?? "";
  if (!isSigned(secret, signed(words), signature)) return null;
  const [act, name, id] = words;
  const newsletter = NEWSLETTER_NAMES.find((each) => each === name);
  return newsletter && (act === "confirm" || act === "end")
    ? { act, newsletter, consentId: Number(id) }
    : null;
};

/** Returns the path of the page where a newsletter is confirmed with a click. */
export const confirmPath = (token: string) => `/${LANGUAGE}/newsletter/confirm?token=${token}`;

/** Returns the unsubscribe addresses of a newsletter: the page with a button, and the one-click address. */
export const unsubscribePaths = (token: string) => ({
  page: `/${LANGUAGE}/newsletter/unsubscribe?token=${token}`,
  oneClick: `/api/unsubscribe/newsletter/${token}`,
});
