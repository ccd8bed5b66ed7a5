import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { endPaths } from "../alerts/alert-links.policy.ts";
import type { MailJob } from "../mail/mail-template.mails.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const subjectOf = ([first, ...others]: readonly MailJob[]) =>
  others.length === 0
    ? `A job that fits you: ${first?.title} at ${first?.company}`
    : `${others.length + 1} jobs that fit you, first ${first?.title} at ${first?.company}`;

/** The week's jobs that fit a developer; `token` is that of the link which ends these mails. */
export const digestMail = (to: string, firstName: string, jobs: MailJob[], token: string) =>
  sendMailTask({
    to,
    subject: subjectOf(jobs),
    greeting: firstName ? `Hello ${firstName},` : "Hello,",
    paragraphs: [
      jobs.length === 1
        ? "of the jobs that were published this week, this one fits you best."
        : `of the jobs that were published this week, these ${jobs.length} fit you best.`,
    ],
    jobs,
    action: {
      label: "See all jobs, the best match first",
      app: "site",
      path: `/${LANGUAGE}/jobs?orderBy=match`,
    },
    closing: "How well a job fits is counted from the skills and languages of your profile.",
    subscription: {
      reason: `You agreed to job suggestions of ${PRODUCT_NAME}.`,
      label: "End these mails",
      ...endPaths(token),
    },
  });
