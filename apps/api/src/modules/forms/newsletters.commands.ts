import { NEWSLETTER_NAMES, type NewsletterName } from "@devguild/schemas/constants/forms";
import type { NewsletterSubscription } from "@devguild/schemas/forms";

import { type Db, transaction } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import {
  confirmGuestConsent,
  deleteGuestConsents,
  cleanUpGuestConsents,
  requestGuestConsent,
  withdrawGuestConsent,
} from "../consents/guest-consents.commands.ts";
import { listGuestConsents, lockGuestConsent } from "../consents/guest-consents.queries.ts";
import {
  deleteUndeliveredSubmissions,
  deleteSubmissions,
  releaseSubmissions,
  cleanUpSubmissions,
} from "./forms-outbox.commands.ts";
import { newsletterConfirmedMail } from "./forms.mails.ts";
import { formSubmissions } from "./forms.tables.ts";
import { forwardFormTask, requeueFailedSubmissions } from "./forward-forms.tasks.ts";
import { type NewsletterLink, signNewsletterLink } from "./newsletter-links.policy.ts";
import {
  canBeConfirmed,
  type Consent,
  isActive,
  readLink,
  getConfirmationCutoff,
  refuse,
} from "./newsletters.queries.ts";

/**
 * Confirms a newsletter by its link's token and notifies the CRM. Confirming twice is harmless;
 * submissions sent in the meantime are released. Source: docs/product/forms.md.
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
    for (const id of await releaseSubmissions(tx, consentId))
      await enqueue(tx, forwardFormTask(id));
    return { newsletter, active: true };
  });

/** A subscription of someone whose address is already confirmed. */
type ConfirmedSubscription = {
  email: string;
  fields: Record<string, string>;
  hutk: string | null;
  source: string;
};

/** Subscribes a confirmed address to a newsletter, notifies the CRM and emails how to unsubscribe. */
export const subscribeConfirmed = async (
  tx: Db,
  secret: string,
  { email, fields, hutk, source }: ConfirmedSubscription,
  newsletter: NewsletterName,
) => {
  const consentId = await requestGuestConsent(tx, email, newsletter, source);
  await confirmGuestConsent(tx, consentId);
  const [row] = await tx
    .insert(formSubmissions)
    .values({
      form: newsletter,
      email: email.toLowerCase(),
      fields,
      hutk,
      consent_id: consentId,
      released_at: new Date(),
    })
    .returning({ id: formSubmissions.id });
  if (row) await enqueue(tx, forwardFormTask(row.id));
  const end = signNewsletterLink(secret, { act: "end", newsletter, consentId });
  await enqueue(tx, newsletterConfirmedMail(email, newsletter, end));
};

// Whatever the CRM has received or is receiving, the unsubscription comes last.
const withdraw = async (
  tx: Db,
  { id, email }: Consent,
  newsletter: NewsletterLink["newsletter"],
) => {
  await withdrawGuestConsent(tx, id);
  await deleteUndeliveredSubmissions(tx, id);
  const [row] = await tx
    .insert(formSubmissions)
    .values({ form: newsletter, act: "withdraw", email, released_at: new Date() })
    .returning({ id: formSubmissions.id });
  if (row) await enqueue(tx, forwardFormTask(row.id));
};

/** Unsubscribes by an email's token, immediately, and notifies the CRM; doing so twice is harmless. */
export const unsubscribeFromNewsletter = (
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

/** Deletes an address's submissions and unsubscribes it from its newsletters. */
export const deleteForms = async (tx: Db, email: string) => {
  for (const { id } of await listGuestConsents(tx, email)) {
    const consent = await lockGuestConsent(tx, id);
    const newsletter = NEWSLETTER_NAMES.find((name) => name === consent?.purpose);
    if (consent && newsletter && isActive(consent)) await withdraw(tx, consent, newsletter);
  }
  await deleteSubmissions(tx, email);
  await deleteGuestConsents(tx, email);
};

/** Deletes unconfirmed and settled submissions, and enqueues again what the queue has given up on. */
export const cleanUpForms = async (db: Db, now = new Date()) => {
  const oldest = getConfirmationCutoff(now);
  await cleanUpSubmissions(db, oldest, now);
  await cleanUpGuestConsents(db, oldest, now);
  await requeueFailedSubmissions(db, now);
};
