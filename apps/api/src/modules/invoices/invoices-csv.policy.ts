import type { InvoiceRow } from "@devguild/schemas/invoices";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of the spreadsheet of invoices. */
export const CSV_HEAD = [
  "Number",
  "Kind",
  "Date",
  "Due",
  "For",
  "Status",
  "Paid",
  "Net EUR",
  "VAT EUR",
  "Total EUR",
  "Corrects",
] as const;

/** Returns the cells of an invoice; amounts in euros. Pure. */
export const toCsvRow = (row: InvoiceRow): CsvCell[] => [
  row.number,
  row.kind === "invoice" ? "Invoice" : "Credit note",
  row.issued_on,
  row.due_on,
  row.subject,
  row.state,
  row.paid_on,
  row.net_cents / 100,
  row.vat_cents / 100,
  row.gross_cents / 100,
  row.corrects,
];
