import { createDateFormat } from "@devguild/schemas/formats";
import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

type Released = { id: number; title: string; expire_at: Date };
type Returned = {
  id: number;
  title: string;
  status: "draft" | "unpublished" | "expired";
  /** Why it couldn't be published, a sentence each. */
  reasons: readonly string[];
};

/** Builds the email that says that an ad which waited for the account's confirmation is live. */
export const postingReleasedMail = (to: string, { id, title, expire_at }: Released) =>
  sendMailTask({
    to,
    subject: `“${title}” is live`,
    body: [
      greeting(),
      paragraph(
        `Your company’s email address is confirmed, so “${title}” is live. Developers can apply until ${formatDay(expire_at)}.`,
      ),
      button({ label: "See the job", app: "company", path: `/${LANGUAGE}/company/job/${id}/ad` }),
    ],
  });

/** Builds the email that says that a pending ad couldn't be published once the account was confirmed, and why. */
export const postingReturnedMail = (to: string, { id, title, status, reasons }: Returned) =>
  sendMailTask({
    to,
    subject: `“${title}” couldn’t be published`,
    body: [
      greeting(),
      paragraph(
        `Your company’s email address is confirmed, but “${title}” couldn’t be published. Nothing was charged.`,
      ),
      paragraph(reasons.join("\n")),
      paragraph(
        status === "draft"
          ? "It’s a draft again: correct it, then publish it."
          : "It’s closed again: correct it, then repost it.",
      ),
      button({
        label: status === "draft" ? "Edit the draft" : "Repost the job",
        app: "company",
        path: `/${LANGUAGE}/company/jobs/edit/${id}${status === "draft" ? "" : "?repost=1"}`,
      }),
    ],
  });
