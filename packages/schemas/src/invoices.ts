import { z } from "zod";

import {
  BILLING_ADDRESS_MAX,
  BILLING_MESSAGES,
  BILLING_PERIODS,
  INVOICE_KINDS,
  INVOICE_STATES,
} from "./constants/invoices.ts";
import { id, queryPage, queryPerPage, requiredText, text } from "./fields.ts";

const cents = z.number().int();
const day = z.iso.date();

/** The fields of a company's billing data, as they are sent with a purchase. */
export const billingFields = {
  billing_email: requiredText(254, BILLING_MESSAGES.emailRequired).pipe(
    z.email(BILLING_MESSAGES.emailInvalid),
  ),
  /** The name and address on invoices. */
  billing_information: requiredText(BILLING_ADDRESS_MAX, BILLING_MESSAGES.addressRequired),
  billing_country: z.string(BILLING_MESSAGES.countryRequired).regex(/^[A-Z]{2}$/, {
    error: BILLING_MESSAGES.countryRequired,
  }),
  billing_vat: text(50).nullish(),
};

const isEmail = (value: string) => z.email().safeParse(value).success;

/** Billing data beside something that can be paid by invoice; what is left out is what the company has. */
export const partialBillingFields = {
  billing_email: text(254)
    .refine((value) => value === "" || isEmail(value), BILLING_MESSAGES.emailInvalid)
    .nullish(),
  billing_information: text(BILLING_ADDRESS_MAX).nullish(),
  billing_country: z
    .string()
    .regex(/^([A-Z]{2})?$/, { error: BILLING_MESSAGES.countryRequired })
    .nullish(),
  billing_vat: text(50).nullish(),
};

/** A company's billing data; null until it has entered any. */
export const billingData = z.object({
  billing_email: z.string().nullable(),
  billing_information: z.string().nullable(),
  billing_country: z.string().nullable(),
  billing_vat: z.string().nullable(),
  billing_period: z.enum(BILLING_PERIODS),
});
export type BillingData = z.infer<typeof billingData>;

/** An amount before and after VAT; `vat_rate` is in percent, `vat_note` why there is none. */
const invoiceAmounts = z.object({
  net_cents: cents,
  vat_rate: z.number(),
  vat_cents: cents,
  gross_cents: cents,
  currency: z.literal("EUR"),
  vat_note: z.string().nullable(),
});
export type InvoiceAmounts = z.infer<typeof invoiceAmounts>;

export const invoiceFilter = z.object({
  year: z.coerce.number().int().min(2000).max(2999).optional(),
  state: z.enum(INVOICE_STATES).optional(),
});
export type InvoiceFilter = z.infer<typeof invoiceFilter>;

export const invoicesQuery = invoiceFilter.extend({ page: queryPage, per_page: queryPerPage(20) });
export type InvoicesQuery = z.infer<typeof invoicesQuery>;

/** An invoice or credit note of a list; the amounts of a credit note are negative. */
export const invoiceRow = invoiceAmounts.omit({ vat_note: true, vat_rate: true }).extend({
  id,
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  /** What it is for. */
  subject: z.string(),
  state: z.enum(INVOICE_STATES),
  issued_on: day,
  due_on: day,
  paid_on: day.nullable(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** The sums over all pages of a list of invoices, credit notes deducted. */
export const invoiceTotals = z.object({ net_cents: cents, vat_cents: cents, gross_cents: cents });

export const payInvoiceBody = z.object({ paid_on: day });
export const sendInvoiceBody = z.object({ email: billingFields.billing_email });
export const creditNoteBody = z.object({ reason: requiredText(200) });

/** The billing data that a quote is for; without a country, the company's own. */
export const quoteBilling = z.object({
  billing_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  billing_vat: z.string().trim().max(50).optional(),
});
export type QuoteBilling = z.infer<typeof quoteBilling>;

/**
 * What a purchase would be invoiced with, and by when it would have to be paid. `billing_country` is the
 * one that decided VAT; null if the company has none yet, and VAT is that of the seller's country.
 */
export const quote = invoiceAmounts.extend({
  lines: z.array(z.object({ description: z.string(), detail: z.string(), net_cents: cents })),
  billing_country: z.string().nullable(),
  due_on: day,
});
export type Quote = z.infer<typeof quote>;
