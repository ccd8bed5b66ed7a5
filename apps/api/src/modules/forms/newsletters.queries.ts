import { NEWSLETTER_CONFIRM_DAYS } from "@devguild/schemas/constants/forms";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import type { NewsletterSubscription } from "@devguild/schemas/forms";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { DAY_MS } from "../../time.ts";
import { findGuestConsent } from "../consents/guest-consents.queries.ts";
import { type NewsletterLink, readNewsletterLink } from "./newsletter-links.policy.ts";

/**
 * Returns the newsletter that the token of an email link is for, and whether it is active. Changes
 * nothing.
 */
export const readNewsletter = async (
  db: Db,
  secret: string,
  token: string,
): Promise<NewsletterSubscription> => {
  const { act, newsletter, consentId } = readLink(secret, token);
  const consent = await findGuestConsent(db, consentId);
  if (act === "confirm" && !canBeConfirmed(consent)) refuse();
  return { newsletter, active: isActive(consent) };
};

export const refuse = () => invalid({ token: MESSAGES.tokenInvalid });

export const readLink = (secret: string, token: string): NewsletterLink =>
  readNewsletterLink(secret, token) ?? refuse();

export const canBeConfirmed = (consent: Consent | undefined): consent is Consent =>
  consent !== undefined &&
  consent.withdrawn_at === null &&
  (consent.confirmed_at !== null || consent.given_at >= getConfirmationCutoff(new Date()));

export const isActive = (consent: Consent | undefined) =>
  consent !== undefined && consent.confirmed_at !== null && consent.withdrawn_at === null;

export const getConfirmationCutoff = (now: Date) =>
  new Date(now.getTime() - NEWSLETTER_CONFIRM_DAYS * DAY_MS);

export type Consent = NonNullable<Awaited<ReturnType<typeof findGuestConsent>>>;
