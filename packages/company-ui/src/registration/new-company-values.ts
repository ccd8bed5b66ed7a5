import { MESSAGES } from "@devguild/schemas/constants/identity";
import { COMPANY_REGISTRATION_MESSAGES } from "@devguild/schemas/constants/company-registrations";
import type { NewCompanyDraft } from "@devguild/schemas/company-registrations";

import { type BillingField, checkBilling } from "../billing/billing-entry.ts";
import type { CompanyField, FieldErrors } from "../posting-editor/posting-parts.ts";

type Texts = Record<
  BillingField | Exclude<CompanyField, "terms_agree" | "occasional_emails">,
  string
>;

/** What somebody enters about their company. */
export type NewCompanyValues = Texts & { terms_agree: boolean; occasional_emails: boolean };

export const NO_COMPANY: NewCompanyValues = {
  company_name: "",
  email_address: "",
  billing_email: "",
  billing_information: "",
  billing_country: "",
  billing_vat: "",
  password: "",
  password_confirmation: "",
  terms_agree: false,
  occasional_emails: false,
};

/** Converts what the server has to the values of the form. */
export const toNewCompanyValues = (company: NewCompanyDraft["company"]): NewCompanyValues => ({
  ...NO_COMPANY,
  ...company,
  billing_vat: company.billing_vat ?? "",
  // It was agreed to when the draft was sent.
  terms_agree: true,
});

const ADDRESS = /^\S+@\S+$/;

/** Returns an error per field that is missing or wrong, before anything is sent. Pure. */
export const checkNewCompany = (values: NewCompanyValues): FieldErrors => ({
  ...(values.company_name.trim() === "" && {
    company_name: COMPANY_REGISTRATION_MESSAGES.nameRequired,
  }),
  ...(!ADDRESS.test(values.email_address.trim()) && {
    email_address:
      values.email_address.trim() === "" ? MESSAGES.emailRequired : MESSAGES.emailInvalid,
  }),
  ...checkBilling(values, {
    billing_email: null,
    billing_information: null,
    billing_country: null,
    billing_vat: null,
  }),
  ...(values.password !== values.password_confirmation && {
    password_confirmation: MESSAGES.passwordMismatch,
  }),
  ...(!values.terms_agree && { terms_agree: MESSAGES.termsRequired }),
});

/** Reads the errors of a response by the form's fields, whichever part they belong to. */
export const readErrors = (fields: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field.replace(/^(?:company|job)\./, ""), text]),
  );
