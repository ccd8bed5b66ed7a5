import type { Seller } from "@devguild/config/seller";
import type { InvoiceKind, LineUnit, VatTreatment } from "@devguild/schemas/constants/invoices";

/** A line as the document shows it; amounts in cents. */
type DocumentLine = {
  description: string;
  detail: string;
  quantity: number;
  unit: LineUnit;
  unit_price_cents: number;
  net_cents: number;
};

/** Everything that an invoice or credit note says, as its PDF and its XML are made from it. */
export type InvoiceDocument = {
  kind: InvoiceKind;
  number: string;
  /** What it is for. */
  subject: string;
  issued_on: string;
  due_on: string;
  seller: Seller;
  buyer: { name: string; address: string; country: string; vat_id: string | null; email: string };
  vat_treatment: VatTreatment;
  /** In hundredths of a percent. */
  vat_rate: number;
  vat_note: string | null;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issued_on: string } | null;
  lines: readonly DocumentLine[];
};

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });

/** Returns the English name of a country. */
export const countryName = (iso2: string) => countryNames.of(iso2) ?? iso2;

/**
 * Splits a free-form billing address into the name that the invoice is made out to and the lines below it.
 * An address that begins with the company's name has its full legal name there.
 */
export const splitAddress = ({ name, address, country }: InvoiceDocument["buyer"]) => {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== countryName(country));
  const [first = "", ...rest] = parts;
  return first.toLowerCase().startsWith(name.toLowerCase())
    ? { name: first, lines: rest }
    : { name, lines: parts };
};

/** The name of a document's files without its ending. */
export const fileName = ({ kind, number }: Pick<InvoiceDocument, "kind" | "number">) =>
  `${kind === "invoice" ? "invoice" : "credit-note"}-${number}`;
