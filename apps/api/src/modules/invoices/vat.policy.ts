import type { VatTreatment } from "@devguild/schemas/constants/invoices";
import type { InvoiceAmounts } from "@devguild/schemas/invoices";
import { isEuCountry } from "@devguild/schemas/constants/vat-ids";

import { findStandardRate } from "./vat-rates.policy.ts";

/** How VAT applies to a sale; `rate` is in hundredths of a percent. */
export type Vat = { treatment: VatTreatment; rate: number };

type Sale = {
  sellerCountry: string;
  buyerCountry: string;
  buyerVatId: string | null;
  /** The day of the invoice. */
  day: string;
};

/**
 * Decides the VAT of a service sold to a company. Pure. Source: docs/product/invoices.md, after articles 44
 * and 196 of Directive 2006/112/EC.
 */
export const decideVat = ({ sellerCountry, buyerCountry, buyerVatId, day }: Sale): Vat => {
  if (!isEuCountry(buyerCountry)) return { treatment: "outside", rate: 0 };
  if (buyerCountry !== sellerCountry && buyerVatId) return { treatment: "reverse_charge", rate: 0 };
  if (!isEuCountry(sellerCountry)) throw new Error(`${sellerCountry} has no VAT rate.`);
  return { treatment: "domestic", rate: findStandardRate(sellerCountry, day) * 100 };
};

const NOTES: Record<VatTreatment, string | null> = {
  domestic: null,
  reverse_charge:
    "Reverse charge: VAT is to be paid by the recipient (Article 196, Directive 2006/112/EC).",
  outside:
    "Not subject to VAT in the EU: the recipient is established outside it (Article 44, Directive 2006/112/EC).",
};

/** Returns the sentence that an invoice without VAT has to have; null with VAT. */
export const vatNote = (treatment: VatTreatment): string | null => NOTES[treatment];

/** Rounds half a cent away from zero, so that a credit note mirrors its invoice. */
export const roundCents = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents));

/** Adds VAT to a net amount, rounded once for the whole invoice. Pure. */
export const addVat = (net_cents: number, { treatment, rate }: Vat): InvoiceAmounts => {
  const vat_cents = roundCents((net_cents * rate) / 10_000);
  return {
    net_cents,
    vat_rate: rate / 100,
    vat_cents,
    gross_cents: net_cents + vat_cents,
    currency: "EUR",
    vat_note: vatNote(treatment),
  };
};
