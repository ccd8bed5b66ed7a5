import {
  INVOICE_KINDS,
  type InvoiceKind,
  type InvoiceState,
  type LineUnit,
  PAYMENT_DAYS,
} from "@devguild/schemas/constants/invoices";

import { DAY_MS } from "../../time.ts";
import type { invoices } from "./invoices.tables.ts";

/** One line of an invoice; a negative quantity deducts. */
export type InvoiceLine = {
  description: string;
  detail: string;
  quantity: number;
  unit: LineUnit;
  unit_price_cents: number;
};

const PREFIXES: Record<InvoiceKind, string> = { invoice: "DG", credit_note: "CN" };
const DIGITS = 6;

/** Formats the number of an invoice or credit note: DG-2026-000001. Pure. */
export const formatNumber = (kind: InvoiceKind, year: number, yearNumber: number) =>
  `${PREFIXES[kind]}-${year}-${String(yearNumber).padStart(DIGITS, "0")}`;

const NUMBER = /^(?:(dg|cn)-)?(\d{4})-(\d{1,6})$/i;

/** Lists the numbers that a text may stand for: "2026-1" is DG-2026-000001 and CN-2026-000001. Pure. */
export const listInvoiceNumbers = (text: string): string[] => {
  const [, prefix, year, yearNumber] = NUMBER.exec(text) ?? [];
  if (year === undefined) return [];
  return INVOICE_KINDS.filter(
    (kind) => prefix === undefined || PREFIXES[kind] === prefix.toUpperCase(),
  ).map((kind) => formatNumber(kind, Number(year), Number(yearNumber)));
};

/** Returns the day of a moment; days of invoices are those of UTC. Pure. */
export const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** Adds days to a day. Pure. */
export const addDays = (day: string, days: number) =>
  toDay(new Date(Date.parse(day) + days * DAY_MS));

/** Returns the day by which an invoice of a day is to be paid. Pure. */
export const findDueDay = (issuedOn: string) => addDays(issuedOn, PAYMENT_DAYS);

/** Returns the net amount of a line in cents. Pure. */
export const getNet = ({ quantity, unit_price_cents }: InvoiceLine) => quantity * unit_price_cents;

/** Adds up the net amounts of lines. Pure. */
export const sumNet = (lines: readonly InvoiceLine[]) =>
  lines.reduce((sum, line) => sum + getNet(line), 0);

type InvoiceRecord = Pick<typeof invoices.$inferSelect, "state" | "due_on">;

/** Returns the state of an invoice on a day: an open one is overdue after its due date. Pure. */
export const stateOn = ({ state, due_on }: InvoiceRecord, today: string): InvoiceState =>
  state === "open" && due_on < today ? "overdue" : state;

/** Returns a line's mirror image, for a credit note. Pure. */
export const mirrorLine = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  quantity: -line.quantity,
});
