import { z } from "zod";
import { FORM_MESSAGES, NEWSLETTER_NAMES } from "./constants/forms.ts";
import { MESSAGES } from "./constants/identity.ts";
import { PROFILE_MESSAGES } from "./constants/profile.ts";
import { flag, requiredText, text } from "./fields.ts";
import { email } from "./identity.ts";
import { linkToken } from "./passwords.ts";

const NAME_MAX = 100;
const LINE_MAX = 150;
const MESSAGE_MAX = 5000;

const mustAgree = flag.refine(Boolean, MESSAGES.termsRequired);

/** What every form sends beside its own fields. */
export const sentForm = {
  /** From `form/token`; each token is for a single submission. */
  form_token: z.string(FORM_MESSAGES.tokenInvalid).max(200, FORM_MESSAGES.tokenInvalid),
  /** A honeypot that people don't see. */
  homepage: z.string().max(200).trim().max(0, FORM_MESSAGES.leaveEmpty).default(""),
  /** The CRM's cookie, with consent to marketing; only passed on with a confirmed newsletter. */
  hutk: z.string().max(200).optional(),
  /** The page with the form. */
  page_url: z
    .url({ protocol: /^https?$/, error: FORM_MESSAGES.pageInvalid })
    .max(2000, FORM_MESSAGES.pageInvalid)
    .optional(),
};

const company = requiredText(LINE_MAX, FORM_MESSAGES.companyRequired);
const names = {
  first_name: requiredText(NAME_MAX, PROFILE_MESSAGES.firstNameRequired),
  last_name: requiredText(NAME_MAX, PROFILE_MESSAGES.lastNameRequired),
};

/** The token for sending a form, and the earliest time at which it is accepted. */
export const formToken = z.object({
  form_token: z.string(),
  seconds_min: z.number().int(),
});

export const newsletterBody = z.object({ email, hs_terms: mustAgree, ...sentForm });

export const b2bNewsletterBody = z.object({
  email,
  ...names,
  company_name: company,
  hs_terms: mustAgree,
  ...sentForm,
});

/** With `hs_terms`, it also subscribes to the newsletter. */
export const liveSuggestionBody = z.object({
  name: requiredText(NAME_MAX, FORM_MESSAGES.nameRequired),
  email,
  topic: requiredText(LINE_MAX, FORM_MESSAGES.topicRequired),
  message: requiredText(MESSAGE_MAX, FORM_MESSAGES.messageRequired),
  hs_terms: flag.default(false),
  ...sentForm,
});

/** With `hs_terms`, it also subscribes to the newsletter for hiring teams. */
export const mediaKitBody = z.object({
  email,
  ...names,
  company_name: company,
  job_title: text(LINE_MAX).optional(),
  terms: mustAgree,
  hs_terms: flag.default(false),
  ...sentForm,
});

/** An accepted form; whether a link to confirm a newsletter was emailed. */
export const formTaken = z.object({ confirmation_sent: z.boolean() });

export const newsletterTokenBody = z.object({ token: linkToken });

/** The newsletter that an email's link refers to, and whether it is currently sent. */
export const newsletterSubscription = z.object({
  newsletter: z.enum(NEWSLETTER_NAMES),
  active: z.boolean(),
});
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;
