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

type SendInvoice = { invoiceId: number };

const sendInvoice = taskKind<SendInvoice>("send-invoice", RETRIES, { pace: "bulk" });

/** Builds the task that emails an invoice with its PDF, which is drawn outside the purchase's transaction. */
export const sendInvoiceTask = (invoiceId: number): Task<SendInvoice> => ({
  kind: sendInvoice,
  data: { invoiceId },
});

/** Emails invoices to the billing address that they name. */
export const invoiceWorker = (db: Db, port: MailPort, config: Configuration): Worker =>
  worker(sendInvoice, async ({ invoiceId }, taskId) => {
    const document = await findDocumentById(db, invoiceId);
    if (!document) return;
    const { data } = invoiceMail(document, Buffer.from(await writePdf(document)));
    await port.send(await renderMail(data, config.urls), taskId);
  });
