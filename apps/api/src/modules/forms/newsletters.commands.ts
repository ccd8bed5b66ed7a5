import { NEWSLETTER_NAMES } from "@devguild/schemas/constants/forms";
import type { NewsletterSubscription } from "@devguild/schemas/forms";

import { type Db, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import {
  confirmGuestConsent,
  forgetGuestConsents,
  cleanUpGuestConsents,
  withdrawGuestConsent,
} from "../consents/guest-consents.commands.ts";
import { listGuestConsents, lockGuestConsent } from "../consents/guest-consents.queries.ts";
import {
  dropUndelivered,
  forgetSubmissions,
  release,
  cleanUpSubmissions,
} from "./forms-outbox.commands.ts";
import { newsletterConfirmedMail } from "./forms.mails.ts";
import { formSubmissions } from "./forms.tables.ts";
import { forwardFormTask, queueGivenUp } from "./forward-forms.tasks.ts";
import { type NewsletterLink, signNewsletterLink } from "./newsletter-links.policy.ts";
import {
  canBeConfirmed,
  type Consent,
  isActive,
  readLink,
  oldestToConfirm,
  refuse,
} from "./newsletters.queries.ts";

/**
 * Begins a newsletter by its link's token and tells the CRM; followed twice it stays begun, and what was
 * asked for anew since is passed on. Source: docs/product/forms.md.
 */
export const confirmNewsletter = (
  db: Db,
  secret: string,
  token: string,
): Promise<NewsletterSubscription> =>
  transaction(db, async (tx) => {
    const { act, newsletter, consentId } = readLink(secret, token);
    const consent = await lockGuestConsent(tx, consentId);
    if (act !== "confirm" || !canBeConfirmed(consent)) return refuse();
    if (consent.confirmed_at === null) {
      await confirmGuestConsent(tx, consentId);
      const end = signNewsletterLink(secret, { act: "end", newsletter, consentId });
      await enqueue(tx, newsletterConfirmedMail(consent.email, newsletter, end));
    }
    for (const id of await release(tx, consentId)) await enqueue(tx, forwardFormTask(id));
    return { newsletter, active: true };
  });

// Whatever the CRM was told or is being told, the last that it hears is the end.
const withdraw = async (
  tx: Db,
  { id, email }: Consent,
  newsletter: NewsletterLink["newsletter"],
) => {
  await withdrawGuestConsent(tx, id);
  await dropUndelivered(tx, id);
  const [row] = await tx
    .insert(formSubmissions)
    .values({ form: newsletter, act: "withdraw", email, released_at: new Date() })
    .returning({ id: formSubmissions.id });
  if (row) await enqueue(tx, forwardFormTask(row.id));
};

/** Ends a newsletter by a mail's token, at once, and has the CRM told; ended twice it stays ended. */
export const endNewsletter = (
  db: Db,
  secret: string,
  token: string,
): Promise<NewsletterSubscription> =>
  transaction(db, async (tx) => {
    const { act, newsletter, consentId } = readLink(secret, token);
    if (act !== "end") refuse();
    const consent = await lockGuestConsent(tx, consentId);
    if (consent && isActive(consent)) await withdraw(tx, consent, newsletter);
    return { newsletter, active: false };
  });

/** Removes what an address sent by forms, and ends the newsletters that it asked for. */
export const forgetForms = async (tx: Db, email: string) => {
  for (const { id } of await listGuestConsents(tx, email)) {
    const consent = await lockGuestConsent(tx, id);
    const newsletter = NEWSLETTER_NAMES.find((name) => name === consent?.purpose);
    if (consent && newsletter && isActive(consent)) await withdraw(tx, consent, newsletter);
  }
  await forgetSubmissions(tx, email);
  await forgetGuestConsents(tx, email);
};

/** Removes what nobody confirmed in time and what is done with, and queues again what was given up. */
export const cleanUpForms = async (db: Db, now = new Date()) => {
  const oldest = oldestToConfirm(now);
  await cleanUpSubmissions(db, oldest, now);
  await cleanUpGuestConsents(db, oldest, now);
  await queueGivenUp(db, now);
};
