import type { Seller } from "@devguild/config/seller";
import type { InvoiceKind } from "@devguild/schemas/constants/invoices";
import { sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { enqueue } from "../../queue/queue.ts";
import { requireBuyer } from "./billing.queries.ts";
import {
  findDueDay,
  formatNumber,
  type InvoiceLine,
  getNet,
  sumNet,
  toDay,
} from "./invoices.policy.ts";
import { invoiceCounters, invoiceLines, invoices } from "./invoices.tables.ts";
import { sendInvoiceTask } from "./invoices.tasks.ts";
import { addVat, decideVat } from "./vat.policy.ts";

/** Who issues an invoice, when, and which login caused it; null for the nightly task. */
export type Issuer = { seller: Seller; now: Date; userId: number | null };

/** What an invoice is for. */
export type Order = { companyId: number; subject: string; lines: readonly InvoiceLine[] };

/** Takes the next number of a year. Its row stays locked until the commit, so a rollback leaves no gap. */
const takeNumber = async (tx: Db, kind: InvoiceKind, year: number): Promise<number> => {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ kind, year, last_number: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { last_number: sql`${invoiceCounters.last_number} + 1` },
    })
    .returning({ number: invoiceCounters.last_number });
  if (!counter) throw new Error(`No number was taken for ${kind} ${year}.`);
  return counter.number;
};

type Values = Omit<
  typeof invoices.$inferInsert,
  "number" | "year" | "year_number" | "net_cents" | "vat_cents" | "gross_cents"
>;

/**
 * Inserts an invoice or credit note with its lines under the next number, and enqueues its email. All in
 * the caller's transaction.
 */
export const insertInvoice = async (tx: Db, values: Values, lines: readonly InvoiceLine[]) => {
  const year = Number(values.issued_on.slice(0, 4));
  const amounts = addVat(sumNet(lines), { treatment: values.vat_treatment, rate: values.vat_rate });
  const yearNumber = await takeNumber(tx, values.kind, year);
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...values,
      number: formatNumber(values.kind, year, yearNumber),
      year,
      year_number: yearNumber,
      net_cents: amounts.net_cents,
      vat_cents: amounts.vat_cents,
      gross_cents: amounts.gross_cents,
    })
    .returning();
  if (!invoice) throw new Error("No invoice was inserted.");
  await tx.insert(invoiceLines).values(
    lines.map((line, index) => ({
      ...line,
      invoice_id: invoice.id,
      position: index + 1,
      net_cents: getNet(line),
    })),
  );
  await enqueue(tx, sendInvoiceTask(invoice.id));
  return invoice;
};

/**
 * Issues an invoice and emails it, in the transaction of the purchase. Throws 422 at the billing fields if
 * the company has no billing data. Source: docs/product/invoices.md.
 */
export const issueInvoice = async (
  tx: Db,
  { companyId, subject, lines }: Order,
  { seller, now, userId }: Issuer,
) => {
  const buyer = await requireBuyer(tx, companyId);
  const issuedOn = toDay(now);
  const vat = decideVat({
    sellerCountry: seller.country,
    buyerCountry: buyer.country,
    buyerVatId: buyer.vat_id,
    day: issuedOn,
  });
  return insertInvoice(
    tx,
    {
      kind: "invoice",
      company_id: companyId,
      subject,
      issued_on: issuedOn,
      due_on: findDueDay(issuedOn),
      seller,
      buyer,
      vat_treatment: vat.treatment,
      vat_rate: vat.rate,
      state: "open",
      created_by: userId,
      created_at: now,
    },
    lines,
  );
};
