import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import { ALERT_CONFIRM_DAYS } from "@devguild/schemas/constants/alerts";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import type { MailJob } from "../mail/mail-template.mails.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";
import { confirmPath, endPaths } from "./alert-links.policy.ts";

const OFTEN: Record<AlertFrequency, string> = {
  daily: "at most once a day",
  weekly: "at most once a week",
  never: "never",
};

type Asked = { description: string; frequency: AlertFrequency };

/** The link that begins an alert of somebody without an account. */
export const confirmAlertMail = (to: string, { description, frequency }: Asked, token: string) =>
  sendMailTask({
    to,
    subject: `Confirm your job alert: ${description}`,
    greeting: "Hello,",
    paragraphs: [
      `you, or somebody with your address, would like mails about new jobs: ${description}. One click and they begin, ${OFTEN[frequency]}. The link works for ${ALERT_CONFIRM_DAYS} days.`,
    ],
    action: { label: "Send me these jobs", app: "site", path: confirmPath(token) },
    closing: "You did not ask for it? Then ignore this mail, and no other comes.",
  });

type Found = {
  name: string;
  description: string;
  /** The site's address of the search, below the language. */
  path: string;
  frequency: AlertFrequency;
  jobs: MailJob[];
  total: number;
};

const counted = (total: number) => (total === 1 ? "1 new job" : `${total} new jobs`);

/** New jobs that a saved search finds; `token` is that of the link which ends these mails. */
export const alertMail = (
  to: string,
  firstName: string,
  { name, description, path, frequency, jobs, total }: Found,
  token: string,
) =>
  sendMailTask({
    to,
    subject: `${counted(total)}: ${name}`,
    greeting: firstName ? `Hello ${firstName},` : "Hello,",
    paragraphs: [
      total === jobs.length
        ? `${counted(total)} since we last looked: ${description}.`
        : `${counted(total)} since we last looked: ${description}. These are the newest ${jobs.length}.`,
    ],
    jobs,
    action: { label: "See all jobs of this search", app: "site", path: `/${LANGUAGE}${path}` },
    subscription: {
      reason: `You asked ${PRODUCT_NAME} for this search, ${OFTEN[frequency]}.`,
      label: "End these mails",
      ...endPaths(token),
    },
  });
