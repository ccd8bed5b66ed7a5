import type { InvoiceState } from "@devguild/schemas/constants/invoices";
import type { InvoiceFilter, InvoiceRow, InvoicesQuery } from "@devguild/schemas/invoices";
import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";
import { inBatches } from "../../db/in-batches.ts";
import type { InvoiceDocument } from "../../invoice-documents/invoice-document.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { stateOn, toDay } from "./invoices.policy.ts";
import { invoiceLines, invoices } from "./invoices.tables.ts";
import { vatNote } from "./vat.policy.ts";

const corrected = alias(invoices, "corrected");

const COLUMNS = {
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  subject: invoices.subject,
  state: invoices.state,
  issued_on: invoices.issued_on,
  due_on: invoices.due_on,
  paid_on: invoices.paid_on,
  net_cents: invoices.net_cents,
  vat_cents: invoices.vat_cents,
  gross_cents: invoices.gross_cents,
  corrects: corrected.number,
};

const isInState = (state: InvoiceState, today: string): SQL | undefined => {
  if (state === "overdue") return and(eq(invoices.state, "open"), lt(invoices.due_on, today));
  if (state === "open") return and(eq(invoices.state, "open"), gte(invoices.due_on, today));
  return eq(invoices.state, state);
};

const isListed = (companyId: number, { year, state }: InvoiceFilter, today: string) =>
  and(
    eq(invoices.company_id, companyId),
    year === undefined ? undefined : eq(invoices.year, year),
    state === undefined ? undefined : isInState(state, today),
  );

const readRows = (db: Db, condition: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.corrects_id))
    .where(condition)
    .orderBy(desc(invoices.issued_on), desc(invoices.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof readRows>>[number];

const toRow = (row: Row, today: string): InvoiceRow => ({
  ...row,
  state: stateOn(row, today),
  currency: "EUR",
});

/** Lists a page of a company's invoices, newest first, with the number and the sums of all; two queries. */
export const listInvoices = async (
  db: Db,
  companyId: number,
  query: InvoicesQuery,
  now = new Date(),
) => {
  const today = toDay(now);
  const condition = isListed(companyId, query, today);
  const rows = await readRows(db, condition)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const sumCents = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [all] = await db
    .select({
      total: sql<number>`count(*)::int`,
      net_cents: sumCents(invoices.net_cents),
      vat_cents: sumCents(invoices.vat_cents),
      gross_cents: sumCents(invoices.gross_cents),
    })
    .from(invoices)
    .where(condition);
  const { total = 0, net_cents = 0, vat_cents = 0, gross_cents = 0 } = all ?? {};
  return {
    rows: rows.map((row) => toRow(row, today)),
    total,
    totals: { net_cents, vat_cents, gross_cents },
  };
};

const isAfter = (last: Pick<Row, "issued_on" | "id">) =>
  or(
    lt(invoices.issued_on, last.issued_on),
    and(eq(invoices.issued_on, last.issued_on), lt(invoices.id, last.id)),
  );

/** Reads all of a company's invoices that a filter finds, newest first, in batches. */
export const readInvoices = (
  db: Db,
  companyId: number,
  filter: InvoiceFilter,
  now = new Date(),
): AsyncGenerator<InvoiceRow[]> => {
  const today = toDay(now);
  return inBatches<InvoiceRow>(async (last, limit) => {
    const rows = await readRows(
      db,
      and(isListed(companyId, filter, today), last && isAfter(last)),
    ).limit(limit);
    return rows.map((row) => toRow(row, today));
  });
};

/** Finds everything that the document of an invoice shows; undefined if there is no such invoice. */
const findDocument = async (
  db: Db,
  condition: SQL | undefined,
): Promise<(InvoiceDocument & { company_id: number }) | undefined> => {
  const [found] = await db
    .select({ invoice: invoices, corrects: corrected.number, corrected_on: corrected.issued_on })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.corrects_id))
    .where(condition);
  if (!found) return undefined;
  const lines = await db
    .select({
      description: invoiceLines.description,
      detail: invoiceLines.detail,
      quantity: invoiceLines.quantity,
      unit: invoiceLines.unit,
      unit_price_cents: invoiceLines.unit_price_cents,
      net_cents: invoiceLines.net_cents,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, found.invoice.id))
    .orderBy(asc(invoiceLines.position));
  const { corrects, corrected_on } = found;
  return {
    ...found.invoice,
    vat_note: vatNote(found.invoice.vat_treatment),
    corrects:
      corrects === null || corrected_on === null
        ? null
        : { number: corrects, issued_on: corrected_on },
    lines,
  };
};

/** Finds the document of a company's invoice; undefined if the company has no such invoice. */
export const findCompanyDocument = (db: Db, companyId: number, invoiceId: number) =>
  findDocument(db, and(eq(invoices.id, invoiceId), eq(invoices.company_id, companyId)));

/** Finds the document of an invoice by its id. */
export const findDocumentById = (db: Db, invoiceId: number) =>
  findDocument(db, eq(invoices.id, invoiceId));

/** Finds one invoice as lists show it; undefined if the company has no such invoice. */
export const findInvoice = async (
  db: Db,
  companyId: number,
  invoiceId: number,
  now = new Date(),
): Promise<InvoiceRow | undefined> => {
  const [row] = await readRows(
    db,
    and(eq(invoices.id, invoiceId), eq(invoices.company_id, companyId)),
  );
  return row && toRow(row, toDay(now));
};

/** Counts a company's overdue invoices and adds them up; one query. */
export const readOverdue = async (db: Db, companyId: number, now = new Date()) => {
  const [overdue] = await db
    .select({
      invoices: sql<number>`count(*)::int`,
      gross_cents: sql<number>`coalesce(sum(${invoices.gross_cents}), 0)::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.company_id, companyId), isInState("overdue", toDay(now))));
  return overdue ?? { invoices: 0, gross_cents: 0 };
};

/** The audit snapshot of an invoice. */
export const invoiceSnapshot = createSnapshot(invoices, { derived: ["seller", "buyer"] });
