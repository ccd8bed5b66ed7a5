import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { writePdf } from "../../invoice-documents/write-pdf.ts";
import { renderMail } from "../../mail-components/render-mail.ts";
import type { MailPort } from "../../ports/mail/mail.port.ts";
import { type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { invoiceMail } from "./invoices.mails.ts";
import { findDocumentById } from "./invoices.queries.ts";

// As for other emails: a mail server can be down overnight.
const RETRIES = 24;

/** `to` is an address other than the one that the invoice names. */
type SendInvoice = { invoiceId: number; to?: string };

const sendInvoice = taskKind<SendInvoice>("send-invoice", RETRIES, { pace: "bulk" });

/** Builds the task that emails an invoice with its PDF, which is drawn outside the purchase's transaction. */
export const sendInvoiceTask = (invoiceId: number, to?: string): Task<SendInvoice> => ({
  kind: sendInvoice,
  data: { invoiceId, ...(to !== undefined && { to }) },
});

/** Emails invoices to the billing address that they name, or to another one. */
export const invoiceWorker = (db: Db, port: MailPort, config: Configuration): Worker =>
  worker(sendInvoice, async ({ invoiceId, to }, taskId) => {
    const document = await findDocumentById(db, invoiceId);
    if (!document) return;
    const { data } = invoiceMail(document, Buffer.from(await writePdf(document)));
    const message = { ...data, to: to ?? data.to };
    await port.send(await renderMail(message, config.urls), taskId);
  });
