import type { Configuration } from "@devguild/config/configuration";
import type { FormName, NewsletterName } from "@devguild/schemas/constants/forms";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { enqueue } from "../../queue/queue.ts";
import { HOUR_S } from "../../time.ts";
import { requestGuestConsent } from "../consents/guest-consents.commands.ts";
import { enqueueRequestedMail } from "../mail/requested-mails.commands.ts";
import { type NetworkLimit, REQUESTED_MAIL_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt, isWithinLimit } from "../throttling/throttling.commands.ts";
import { requireFormToken, redeemFormToken } from "./form-token.commands.ts";
import { deletePendingSubmissions } from "./forms-outbox.commands.ts";
import { confirmNewsletterMail, mediaKitMail } from "./forms.mails.ts";
import { findRecentDuplicate } from "./forms.queries.ts";
import { formSubmissions } from "./forms.tables.ts";
import { forwardFormTask } from "./forward-forms.tasks.ts";
import { readMediaKit } from "./media-kit.queries.ts";
import { signNewsletterLink } from "./newsletter-links.policy.ts";

/** Form submissions are limited per network, and there per email address. */
const VISITOR_LIMIT: NetworkLimit = {
  name: "form-place",
  attempts: 20,
  seconds: HOUR_S,
  per: "network",
};

const ADDRESS_LIMIT: NetworkLimit = {
  name: "form",
  attempts: 5,
  seconds: HOUR_S,
  per: "network",
};

/** A submitted form; `newsletter` is the one it subscribes to, alone or in addition to a request. */
export type SentForm = {
  form: FormName;
  email: string;
  fields: Record<string, string>;
  newsletter: NewsletterName | null;
  form_token: string;
  hutk?: string | undefined;
  page_url?: string | undefined;
};

// Query and hash may contain tokens and campaign data, and don't identify the page.
const toPageUrl = (url: string | undefined) => {
  if (url === undefined) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Stores a request and enqueues it for the CRM; returns false for a duplicate of a recent one. */
const saveRequest = async (tx: Db, { form, email, fields, page_url }: SentForm) => {
  if (await findRecentDuplicate(tx, { form, email, fields }, "request")) return false;
  const [row] = await tx
    .insert(formSubmissions)
    .values({ form, email, fields, page_url: toPageUrl(page_url), released_at: new Date() })
    .returning({ id: formSubmissions.id });
  if (row) await enqueue(tx, forwardFormTask(row.id));
  return true;
};

/** Who wants a newsletter, and through which form. */
type NewsletterRequest = Pick<SentForm, "email" | "fields" | "hutk" | "page_url"> & {
  source: string;
};

/**
 * Stores a newsletter subscription and emails the link that confirms it; returns false for a recent
 * duplicate. Does neither if the address has got too many emails.
 */
export const requestNewsletter = async (
  tx: Db,
  { secret }: Configuration,
  { source, email, fields, hutk, page_url }: NewsletterRequest,
  newsletter: NewsletterName,
) => {
  if (await findRecentDuplicate(tx, { form: newsletter, email, fields }, "subscription"))
    return false;
  if (!(await isWithinLimit(tx, REQUESTED_MAIL_LIMIT, email))) return true;
  const consentId = await requestGuestConsent(tx, email, newsletter, source);
  // The owner confirms only this submission, not what someone else entered earlier with this address.
  await deletePendingSubmissions(tx, consentId);
  await tx.insert(formSubmissions).values({
    form: newsletter,
    email,
    fields,
    page_url: toPageUrl(page_url),
    hutk: hutk ?? null,
    consent_id: consentId,
  });
  const token = signNewsletterLink(secret, { act: "confirm", newsletter, consentId });
  await enqueue(tx, confirmNewsletterMail(email, newsletter, token));
  return true;
};

/**
 * Processes a form: a request goes to the CRM right away, a newsletter once its emailed link is
 * clicked; the media kit is emailed at once. Response and email are the same whatever is known about the address.
 * Source: docs/product/forms.md.
 */
export const submitForm = async (
  db: Db,
  config: Configuration,
  sent: SentForm,
  visitor: Visitor,
): Promise<{ confirmation_sent: boolean }> => {
  requireFormToken(config.secret, sent.form_token);
  await countAttempt(db, VISITOR_LIMIT, visitor);
  await countAttempt(db, ADDRESS_LIMIT, { ...visitor, at: sent.email });
  const form = { ...sent, email: sent.email.toLowerCase() };
  const { newsletter } = form;
  const kit = form.form === "media-kit" ? await readMediaKit(db) : null;
  await transaction(db, async (tx) => {
    // The second of two simultaneous clicks waits here, then finds what the first one stored.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`form ${form.email}`}, 0))`,
    );
    const isRequest = form.form !== newsletter;
    const isNew = isRequest && (await saveRequest(tx, form));
    if (isNew && kit) await enqueueRequestedMail(tx, form.email, mediaKitMail(form.email, kit));
    const saved = [
      isNew,
      newsletter &&
        (await requestNewsletter(
          tx,
          config,
          { ...form, source: `form: ${form.form}` },
          newsletter,
        )),
    ];
    if (saved.some(Boolean)) await redeemFormToken(tx, form.form_token);
  });
  return { confirmation_sent: newsletter !== null };
};
