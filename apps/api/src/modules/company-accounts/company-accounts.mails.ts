import { createDateFormat } from "@devguild/schemas/formats";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Builds the email that confirms the deletion of a company's account. */
export const companyDeletedMail = (to: string, companyName: string, restorableUntil: Date) =>
  sendMailTask({
    to,
    subject: `${companyName}’s ${PRODUCT_NAME} account was deleted`,
    body: [
      greeting(),
      paragraph(
        `${companyName}’s jobs and pages are no longer visible, and its users can no longer log in to it. Nothing more will be charged. We keep the invoices, as the law requires.`,
      ),
      paragraph(
        `Changed your mind? Contact us by ${formatDay(restorableUntil)} and we’ll restore everything.`,
      ),
      button({ label: "Contact support", app: "site", path: `/${LANGUAGE}/contact` }),
    ],
  });
