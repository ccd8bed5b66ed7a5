import { createDateFormat } from "@devguild/schemas/formats";
import { formatSum } from "@devguild/schemas/prices";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { fileName, type InvoiceDocument } from "../../invoice-documents/invoice-document.ts";
import { button, factTable, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Builds the email with an invoice or credit note; its PDF is attached. */
export const invoiceMail = (document: InvoiceDocument, pdf: Buffer) => {
  const { kind, number, seller, corrects } = document;
  const total = formatSum(document.gross_cents);
  const facts: [string, string][] =
    kind === "invoice"
      ? [
          ["Invoice", number],
          ["Total", total],
          ["Due", formatDay(new Date(document.due_on))],
          ["IBAN", seller.iban],
          ["Reference", number],
        ]
      : [
          ["Credit note", number],
          ["Corrects", corrects?.number ?? ""],
          ["Total", total],
        ];
  return sendMailTask({
    to: document.buyer.email,
    subject: `${kind === "invoice" ? "Invoice" : "Credit note"} ${number} from ${PRODUCT_NAME}`,
    body: [
      greeting(),
      paragraph(
        kind === "invoice"
          ? `Your invoice is attached. It’s for ${document.subject}.`
          : `Your credit note is attached. It cancels invoice ${corrects?.number}, so you don’t have to pay that one.`,
      ),
      factTable(facts),
      button({
        label: "See all invoices",
        app: "company",
        path: `/${LANGUAGE}/company/company-account`,
      }),
    ],
    attachments: [
      {
        filename: `${fileName(document)}.pdf`,
        contentType: "application/pdf",
        content: pdf.toString("base64"),
        encoding: "base64",
      },
    ],
  });
};
