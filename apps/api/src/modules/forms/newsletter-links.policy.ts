import { NEWSLETTER_NAMES, type NewsletterName } from "@devguild/schemas/constants/forms";
import { LANGUAGE } from "@devguild/schemas/product";

import { isSigned, sign } from "../../ports/files/signatures.ts";

/** What a link in a mail does to the newsletter that somebody agreed to: begins it, or ends it. */
export type NewsletterLink = {
  act: "confirm" | "end";
  newsletter: NewsletterName;
  consentId: number;
};

const signed = (words: readonly string[]) => ["newsletter-link", ...words];

/** The token of a link: what it does, signed. Nothing of it is stored. Source: docs/product/forms.md. */
export const signNewsletterLink = (
  secret: string,
  { act, newsletter, consentId }: NewsletterLink,
): string => {
  const words = [act, newsletter, String(consentId)];
  return [...words, sign(secret, signed(words))].join(".");
};

/** What a token's link does; null where we did not sign it. */
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

/** The page that asks for a click before a newsletter begins. */
export const confirmPath = (token: string) => `/${LANGUAGE}/newsletter/confirm?token=${token}`;

/** Where a newsletter is unsubscribed from: the page with a button, and the one-click address. */
export const unsubscribePaths = (token: string) => ({
  page: `/${LANGUAGE}/newsletter/unsubscribe?token=${token}`,
  oneClick: `/api/unsubscribe/newsletter/${token}`,
});
