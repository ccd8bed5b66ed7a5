/** What an invoice or a credit note is; a credit note corrects an invoice. */
export const INVOICE_KINDS = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The states of an invoice; an open one is overdue once its due date has passed. */
export const INVOICE_STATES = ["open", "paid", "overdue", "cancelled"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** How VAT applies to a sale: the seller's rate, owed by the buyer, or outside the EU's VAT. */
export const VAT_TREATMENTS = ["domestic", "reverse_charge", "outside"] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** What a line counts: things, or months of a membership. */
export const LINE_UNITS = ["one", "month"] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

/** How often memberships are charged. */
export const BILLING_PERIODS = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Days to pay an invoice. */
export const PAYMENT_DAYS = 30;

/** The maximum length of a billing address. */
export const BILLING_ADDRESS_MAX = 500;

export const BILLING_MESSAGES = {
  emailRequired: "Please enter your billing email address.",
  emailInvalid: "Please enter a valid email address.",
  addressRequired: "Please enter your billing address",
  countryRequired: "Choose your country.",
  vatIdInvalid: (example: string | undefined) =>
    example
      ? `Enter a VAT ID such as ${example}, or leave it empty.`
      : "Enter a VAT ID, or leave it empty.",
  termsRequired: "Please confirm to continue.",
} as const;
