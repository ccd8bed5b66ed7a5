import { and, asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { toDay, mirrorLine } from "./invoices.policy.ts";
import { invoiceLines, invoices } from "./invoices.tables.ts";
import { insertInvoice } from "./issue-invoice.commands.ts";

type Address = { companyId: number; invoiceId: number };

const lockInvoice = async (tx: Db, { companyId, invoiceId }: Address) => {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.id, invoiceId),
        eq(invoices.company_id, companyId),
        eq(invoices.kind, "invoice"),
      ),
    )
    .for("update");
  return invoice ?? notFound();
};

const isCancelled = () =>
  conflict("invoice_cancelled", "A credit note has cancelled this invoice.");

/** Marks an invoice as paid on a day; the day can be changed later. */
export const markPaid = async (tx: Db, address: Address, paidOn: string) => {
  const invoice = await lockInvoice(tx, address);
  if (invoice.state === "cancelled") isCancelled();
  if (paidOn < invoice.issued_on || paidOn > toDay(new Date()))
    invalid({ paid_on: "Choose a day between the invoice’s date and today." });
  await tx
    .update(invoices)
    .set({ state: "paid", paid_on: paidOn })
    .where(eq(invoices.id, invoice.id));
};

/**
 * Cancels an invoice with a credit note over all its lines, which is the only way to correct one. Returns
 * the credit note. Source: docs/product/invoices.md.
 */
export const cancelInvoice = async (
  tx: Db,
  address: Address,
  { reason, userId }: { reason: string; userId: number },
  now = new Date(),
) => {
  const invoice = await lockInvoice(tx, address);
  if (invoice.state === "cancelled") isCancelled();
  const lines = await tx
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, invoice.id))
    .orderBy(asc(invoiceLines.position));
  await tx.update(invoices).set({ state: "cancelled" }).where(eq(invoices.id, invoice.id));
  const day = toDay(now);
  const { seller, buyer, vat_treatment, vat_rate, company_id } = invoice;
  return insertInvoice(
    tx,
    {
      kind: "credit_note",
      company_id,
      corrects_id: invoice.id,
      subject: `Credit note for ${invoice.number}: ${reason}`,
      issued_on: day,
      due_on: day,
      seller,
      buyer,
      vat_treatment,
      vat_rate,
      // There is nothing to pay.
      state: "paid",
      paid_on: day,
      created_by: userId,
      created_at: now,
    },
    lines.map(({ description, detail, quantity, unit, unit_price_cents }) =>
      mirrorLine({ description, detail, quantity, unit, unit_price_cents }),
    ),
  );
};
