import { z } from "zod";

import { utmRecord } from "./applications.ts";
import { COMPANY_REGISTRATION_MESSAGES } from "./constants/company-registrations.ts";
import { MESSAGES } from "./constants/identity.ts";
import { flag, id, requiredText } from "./fields.ts";
import { email, newPassword, newSession } from "./identity.ts";
import { partialBillingFields } from "./invoices.ts";
import { postingDraft } from "./posting-body.ts";
import { editablePosting } from "./postings.ts";

// An empty field is a password that wasn't chosen.
const optionalPassword = z
  .union([z.literal("").transform(() => undefined), newPassword])
  .optional();

const companyFields = utmRecord.extend({
  company_name: requiredText(200, COMPANY_REGISTRATION_MESSAGES.nameRequired),
  email_address: email,
  ...partialBillingFields,
  billing_address: partialBillingFields.billing_information,
  vat_id: partialBillingFields.billing_vat,
  terms_agree: flag.default(false).refine(Boolean, MESSAGES.termsRequired),
  occasional_emails: flag.default(false),
  password: optionalPassword,
  password_confirmation: z.string().max(64, MESSAGES.passwordLong).optional(),
  /** The CRM's cookie, with consent to marketing; only passed on with confirmed occasional emails. */
  hutk: z.string().max(200).optional(),
  /** The token of the draft that this replaces. */
  draft_token: z.string().max(200).optional(),
});

/** A company that doesn't exist yet, as whoever posts its first ad enters it. */
export const newCompany = companyFields
  .refine(
    ({ password, password_confirmation }) =>
      password === undefined || password === password_confirmation,
    { path: ["password_confirmation"], error: MESSAGES.passwordMismatch },
  )
  .transform(({ billing_address, vat_id, ...company }) => ({
    ...company,
    billing_information: company.billing_information ?? billing_address,
    billing_vat: company.billing_vat ?? vat_id,
  }));
export type NewCompany = z.output<typeof newCompany>;

/** A draft with its company; users of a company needn't send one, everyone else has to. */
export const draftBody = z.object({
  company: companyFields.partial().optional(),
  job: postingDraft,
});

/** A saved draft of a company that isn't confirmed yet. */
export const newCompanyDraft = z.object({
  company: z.object({
    company_name: z.string(),
    email_address: z.string(),
    billing_email: z.string(),
    billing_information: z.string(),
    billing_country: z.string(),
    billing_vat: z.string().nullable(),
    occasional_emails: z.boolean(),
  }),
  job: editablePosting,
});
export type NewCompanyDraft = z.infer<typeof newCompanyDraft>;

export const resendCodeBody = z.object({ email });
export const resentCode = z.object({ email: z.string() });

export const verifyCodeBody = z.object({
  email,
  confirmation_code: z
    .string(MESSAGES.codeRequired)
    .trim()
    .min(1, MESSAGES.codeRequired)
    .regex(/^\d{6}$/, MESSAGES.codeWrong),
});

/**
 * The company that now exists, and its draft. The session is there if the owner's login is new; `logged_in`
 * says whether the browser acts for the company now, otherwise its owner has to log in.
 */
export const confirmedCompany = newSession.partial().extend({
  company: z.object({ id, name: z.string() }),
  job: z.object({ id }),
  logged_in: z.boolean(),
});
