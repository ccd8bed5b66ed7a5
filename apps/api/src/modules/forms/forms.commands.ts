import type { Configuration } from "@devguild/config/configuration";
import type { FormName, NewsletterName } from "@devguild/schemas/constants/forms";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { enqueue } from "../../queue/queue.ts";
import { HOUR_S } from "../../time.ts";
import { requestGuestConsent } from "../consents/guest-consents.commands.ts";
import type { Limit } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { requireFormToken, useFormToken } from "./form-token.commands.ts";
import { dropWaiting } from "./forms-outbox.commands.ts";
import { confirmNewsletterMail } from "./forms.mails.ts";
import { findJustSent } from "./forms.queries.ts";
import { formSubmissions } from "./forms.tables.ts";
import { forwardFormTask } from "./forward-forms.tasks.ts";
import { signNewsletterLink } from "./newsletter-links.policy.ts";

/** Forms that are sent from one network address, and with one email address. */
const VISITOR_LIMIT: Limit = { name: "form-place", attempts: 20, seconds: HOUR_S };

const ADDRESS_LIMIT: Limit = { name: "form", attempts: 5, seconds: HOUR_S };

/** A form as it came in: `newsletter` is the one that it asks for, by itself or beside its request. */
export type SentForm = {
  form: FormName;
  email: string;
  fields: Record<string, string>;
  newsletter: NewsletterName | null;
  form_token: string;
  hutk?: string | undefined;
  page_url?: string | undefined;
};

// What follows the path may hold tokens and campaigns, and says nothing of the page.
const pageOf = (url: string | undefined) => {
  if (url === undefined) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Keeps a request and has it passed on at once; false where the same was kept just before. */
const keepRequest = async (tx: Db, { form, email, fields, page_url }: SentForm) => {
  if (await findJustSent(tx, { form, email, fields }, "request")) return false;
  const [row] = await tx
    .insert(formSubmissions)
    .values({ form, email, fields, page_url: pageOf(page_url), released_at: new Date() })
    .returning({ id: formSubmissions.id });
  if (row) await enqueue(tx, forwardFormTask(row.id));
  return true;
};

/** Who wishes for a newsletter, and by which form of ours. */
type Wish = Pick<SentForm, "email" | "fields" | "hutk" | "page_url"> & { source: string };

/** Keeps that a newsletter is wished for, and mails the link that begins it; false where it just was. */
export const saveWish = async (
  tx: Db,
  { secret }: Configuration,
  { source, email, fields, hutk, page_url }: Wish,
  newsletter: NewsletterName,
) => {
  if (await findJustSent(tx, { form: newsletter, email, fields }, "wish")) return false;
  const consentId = await requestGuestConsent(tx, email, newsletter, source);
  // What anybody typed before with this address is not what its owner confirms.
  await dropWaiting(tx, consentId);
  await tx.insert(formSubmissions).values({
    form: newsletter,
    email,
    fields,
    page_url: pageOf(page_url),
    hutk: hutk ?? null,
    consent_id: consentId,
  });
  const token = signNewsletterLink(secret, { act: "confirm", newsletter, consentId });
  await enqueue(tx, confirmNewsletterMail(email, newsletter, token));
  return true;
};

/**
 * Takes a form: a request is passed on at once, a newsletter once the link that is mailed was followed.
 * Whatever is known of the address, the answer and the mail are the same. Source: docs/product/forms.md.
 */
export const submitForm = async (
  db: Db,
  config: Configuration,
  sent: SentForm,
  visitor: Visitor,
): Promise<{ confirmation_sent: boolean }> => {
  requireFormToken(config.secret, sent.form_token);
  await countAttempt(db, VISITOR_LIMIT, visitor.address);
  await countAttempt(db, ADDRESS_LIMIT, sent.email);
  const form = { ...sent, email: sent.email.toLowerCase() };
  const { newsletter } = form;
  await transaction(db, async (tx) => {
    // Of two clicks at once the second waits here, and then finds what the first one kept.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`form ${form.email}`}, 0))`,
    );
    const isRequest = form.form !== newsletter;
    const kept = [
      isRequest && (await keepRequest(tx, form)),
      newsletter &&
        (await saveWish(tx, config, { ...form, source: `form: ${form.form}` }, newsletter)),
    ];
    if (kept.some(Boolean)) await useFormToken(tx, form.form_token);
  });
  return { confirmation_sent: newsletter !== null };
};
