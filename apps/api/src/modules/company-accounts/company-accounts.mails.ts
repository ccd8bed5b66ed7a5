import { createDateFormat, pluralize } from "@devguild/schemas/formats";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Builds the email that says that a deleted company account is back. */
export const companyRestoredMail = (to: string, companyName: string, liveAds: number) =>
  sendMailTask({
    to,
    subject: `${companyName}’s ${PRODUCT_NAME} account was restored`,
    body: [
      greeting(),
      paragraph(
        `${companyName}’s pages are visible again, and its users can log in with the same roles as before.`,
      ),
      paragraph(
        liveAds > 0
          ? `${pluralize(liveAds, "job")} that would still be open ${liveAds === 1 ? "is" : "are"} live again.`
          : "None of its jobs are live: they would have expired by now.",
      ),
      button({
        label: "Open the dashboard",
        app: "company",
        path: `/${LANGUAGE}/company-dashboard`,
      }),
      paragraph("If you didn’t ask us to restore it, please contact support."),
    ],
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

/** Builds the email that says that staff erased a company. */
export const companyErasedMail = (to: string, companyName: string) =>
  sendMailTask({
    to,
    subject: `${companyName}’s ${PRODUCT_NAME} data was erased`,
    body: [
      greeting(),
      paragraph(
        `We erased ${companyName}’s profile, job texts, stories and campaigns, what its team noted about candidates, and the logins that had no other account. Developers keep the messages they got and the titles of the jobs they applied to. This can’t be undone.`,
      ),
      paragraph("We keep the invoices, as the law requires."),
    ],
  });
