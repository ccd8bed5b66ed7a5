import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  creditNoteBody,
  invoiceFilter,
  invoiceRow,
  invoicesQuery,
  invoiceTotals,
  payInvoiceBody,
  sendInvoiceBody,
} from "@devguild/schemas/invoices";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-billing", of), admin("admin.view-company-profile")] as const;
const staff = [admin("admin.edit-company-account")] as const;

export const invoices = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/invoices",
    summary: "A company's invoices and credit notes, newest first, and what they add up to",
    access: readers("id"),
    query: invoicesQuery,
    answer: { 200: pageOf(invoiceRow).extend({ totals: invoiceTotals }) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/companies/:id/invoices/csv",
    summary: "A company's invoices and credit notes as a spreadsheet",
    access: readers("id"),
    query: invoiceFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
  pdf: endpoint({
    method: "GET",
    path: "/companies/:companyId/invoices/:invoiceId/pdf",
    summary: "An invoice as a PDF with its XML inside (Factur-X)",
    access: readers("companyId"),
    file: "application/pdf",
    answer: { 200: null },
    errors: [404],
  }),
  xml: endpoint({
    method: "GET",
    path: "/companies/:companyId/invoices/:invoiceId/xml",
    summary: "An invoice as XML (EN 16931, Cross Industry Invoice)",
    access: readers("companyId"),
    file: "application/xml",
    answer: { 200: null },
    errors: [404],
  }),
  send: endpoint({
    method: "POST",
    path: "/companies/:companyId/invoices/:invoiceId/emails",
    summary: "Email an invoice or credit note again, to an address",
    access: staff,
    audit: { action: "invoice.send", subject: "invoice", id: "params.invoiceId" },
    body: sendInvoiceBody,
    answer: { 204: null },
    errors: [404],
  }),
  pay: endpoint({
    method: "PUT",
    path: "/companies/:companyId/invoices/:invoiceId/paid",
    summary: "Mark an invoice as paid on a day",
    access: staff,
    audit: { action: "invoice.pay", subject: "invoice", id: "params.invoiceId" },
    body: payInvoiceBody,
    answer: { 200: dataOf(invoiceRow) },
    errors: [404, 409],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/companies/:companyId/invoices/:invoiceId/credit-note",
    summary: "Cancel an invoice with a credit note, which is the answer",
    access: staff,
    audit: { action: "invoice.cancel", subject: "invoice", id: "params.invoiceId" },
    body: creditNoteBody,
    answer: { 201: dataOf(invoiceRow) },
    errors: [404, 409],
  }),
};
