import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { fileName } from "../../invoice-documents/invoice-document.ts";
import { writeCii } from "../../invoice-documents/write-cii.ts";
import { writePdf } from "../../invoice-documents/write-pdf.ts";
import { enqueue } from "../../queue/queue.ts";
import { cancelInvoice, markPaid } from "./correct-invoice.commands.ts";
import { CSV_HEAD, toCsvRow } from "./invoices-csv.policy.ts";
import {
  findCompanyDocument,
  findInvoice,
  invoiceSnapshot,
  listInvoices,
  readInvoices,
} from "./invoices.queries.ts";
import { sendInvoiceTask } from "./invoices.tasks.ts";

export const invoiceRoutes = implement(
  contract.invoices,
  {
    list: async ({ db, params, query }) => {
      const { rows, total, totals } = await listInvoices(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total), totals };
    },
    csv: ({ db, params, query }) => ({
      name: "invoices.csv",
      body: toCsv(CSV_HEAD, readInvoices(db, params.id, query), toCsvRow),
    }),
    pdf: async ({ db, params: { companyId, invoiceId } }) => {
      const found = (await findCompanyDocument(db, companyId, invoiceId)) ?? notFound();
      return { name: `${fileName(found)}.pdf`, body: await writePdf(found) };
    },
    xml: async ({ db, params: { companyId, invoiceId } }) => {
      const found = (await findCompanyDocument(db, companyId, invoiceId)) ?? notFound();
      return { name: `${fileName(found)}.xml`, body: Buffer.from(writeCii(found)) };
    },
    send: async ({ db, audit, params, body }) => {
      if (!(await findInvoice(db, params.companyId, params.invoiceId))) notFound();
      await enqueue(db, sendInvoiceTask(params.invoiceId, body.email));
      audit.add({ to: body.email });
      return null;
    },
    pay: async ({ db, params, body }) => {
      await markPaid(db, params, body.paid_on);
      return { data: (await findInvoice(db, params.companyId, params.invoiceId)) ?? notFound() };
    },
    cancel: async ({ db, viewer, audit, params, body }) => {
      const note = await cancelInvoice(db, params, { reason: body.reason, userId: viewer.userId });
      audit.add({ credit_note: note.number });
      return { data: (await findInvoice(db, params.companyId, note.id)) ?? notFound() };
    },
  },
  { invoice: invoiceSnapshot },
);
