import { readConfiguration } from "@devguild/config/configuration";
import type { InvoiceKind } from "@devguild/schemas/constants/invoices";

import {
  addDays,
  findDueDay,
  formatNumber,
  getNet,
  sumNet,
  toDay,
} from "../../src/modules/invoices/invoices.policy.ts";
import type {
  invoiceCounters,
  invoiceLines,
  invoices,
} from "../../src/modules/invoices/invoices.tables.ts";
import { addVat, decideVat } from "../../src/modules/invoices/vat.policy.ts";
import { createRandom } from "../random.ts";
import { type Draft, listDrafts, type Sources } from "./invoice-drafts.ts";

type InvoiceRow = typeof invoices.$inferInsert;

// The demo's own seller, whatever an operator sets later.
const { seller } = readConfiguration({});

const earliest = (a: string, b: string) => (a < b ? a : b);

/** Creates all invoices with their numbers, in the order in which they were issued. */
export const makeInvoices = (sources: Sources) => {
  const { companies, billing, clock } = sources;
  const today = toDay(clock.now);
  const buyers = new Map(billing.map((row) => [row.company_id, row]));
  const names = new Map(companies.map(({ row }) => [row.id, row.name]));
  const drafts = listDrafts(sources, new Set(buyers.keys())).toSorted((a, b) =>
    a.issuedOn.localeCompare(b.issuedOn),
  );
  const cancelled = new Set(drafts.flatMap(({ cancels }) => cancels ?? []));
  const counters = new Map<string, typeof invoiceCounters.$inferInsert>();
  const rows = new Map<Draft, InvoiceRow & { id: number }>();
  const lines: (typeof invoiceLines.$inferInsert)[] = [];
  for (const draft of drafts) {
    const { companyId, issuedOn, cancels } = draft;
    const buyer = buyers.get(companyId);
    if (!buyer) continue;
    const kind: InvoiceKind = cancels ? "credit_note" : "invoice";
    const year = Number(issuedOn.slice(0, 4));
    const last = counters.get(`${kind} ${year}`)?.last_number ?? 0;
    counters.set(`${kind} ${year}`, { kind, year, last_number: last + 1 });
    const vat = decideVat({
      sellerCountry: seller.country,
      buyerCountry: buyer.billing_country,
      buyerVatId: buyer.billing_vat ?? null,
      day: issuedOn,
    });
    const corrected = cancels && rows.get(cancels);
    const id = rows.size + 1;
    const { net_cents, vat_cents, gross_cents } = addVat(sumNet(draft.lines), vat);
    const isPaid = draft.isPaid && !cancelled.has(draft);
    const paidAfter = cancels ? 0 : createRandom(`paid ${id}`).int(4, 19);
    rows.set(draft, {
      id,
      kind,
      number: formatNumber(kind, year, last + 1),
      year,
      year_number: last + 1,
      company_id: companyId,
      corrects_id: corrected?.id ?? null,
      subject: corrected ? `Credit note for ${corrected.number}: ${draft.subject}` : draft.subject,
      issued_on: issuedOn,
      due_on: cancels ? issuedOn : findDueDay(issuedOn),
      seller,
      buyer: {
        name: names.get(companyId) ?? "",
        address: buyer.billing_information,
        country: buyer.billing_country,
        vat_id: buyer.billing_vat ?? null,
        email: buyer.billing_email,
      },
      vat_treatment: vat.treatment,
      vat_rate: vat.rate,
      net_cents,
      vat_cents,
      gross_cents,
      state: cancelled.has(draft) ? "cancelled" : isPaid ? "paid" : "open",
      paid_on: isPaid ? earliest(addDays(issuedOn, paidAfter), today) : null,
      created_at: new Date(`${issuedOn}T08:00:00Z`),
    });
    lines.push(
      ...draft.lines.map((line, index) =>
        Object.assign({}, line, {
          invoice_id: id,
          position: index + 1,
          net_cents: getNet(line),
        }),
      ),
    );
  }
  return {
    invoices: [...rows.values()],
    invoiceLines: lines,
    invoiceCounters: [...counters.values()],
  };
};
