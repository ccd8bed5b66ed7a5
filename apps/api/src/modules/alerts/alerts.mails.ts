import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import { ALERT_CONFIRM_DAYS } from "@devguild/schemas/constants/alerts";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import {
  button,
  greeting,
  jobList,
  type MailJob,
  paragraph,
} from "../../mail-components/mail-message.ts";
import { withSource } from "../mail/mail-sources.policy.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";
import { confirmPath, unsubscribePaths } from "./alert-links.policy.ts";

const FREQUENCY: Record<AlertFrequency, string> = {
  daily: "at most once a day",
  weekly: "at most once a week",
  never: "never",
};

type RequestedAlert = { description: string; frequency: AlertFrequency };

/** Builds the email with the link that confirms a guest's job alert. */
export const confirmAlertMail = (
  to: string,
  { description, frequency }: RequestedAlert,
  token: string,
) =>
  sendUrgentMailTask({
    to,
    subject: `Confirm your job alert: ${description}`,
    body: [
      greeting(),
      paragraph(
        `You, or someone using your address, set up a job alert: ${description}. Confirm it and we’ll email you new jobs ${FREQUENCY[frequency]}. The link expires in ${ALERT_CONFIRM_DAYS} days.`,
      ),
      button({ label: "Confirm job alert", app: "site", path: confirmPath(token) }),
      paragraph("If you didn’t ask for this, you can ignore this email."),
    ],
  });

type NewJobs = {
  name: string;
  description: string;
  /** The path of the search on the site, without the language. */
  path: string;
  frequency: AlertFrequency;
  jobs: MailJob[];
  total: number;
};

const formatCount = (total: number) => (total === 1 ? "1 new job" : `${total} new jobs`);

/** Builds the email with new jobs that match a saved search; `token` is for its unsubscribe link. */
export const alertMail = (
  to: string,
  firstName: string,
  { name, description, path, frequency, jobs, total }: NewJobs,
  token: string,
) => {
  const found = `${formatCount(total)} since we last checked: ${description}.`;
  return sendMailTask({
    to,
    subject: `${formatCount(total)}: ${name}`,
    body: [
      greeting(firstName),
      paragraph(total === jobs.length ? found : `${found} Here are the newest ${jobs.length}.`),
      jobList(withSource(jobs, "job-alert")),
      button({ label: "See all matching jobs", app: "site", path: `/${LANGUAGE}${path}` }),
    ],
    subscription: {
      reason: `You set up this job alert on ${PRODUCT_NAME}. We send it ${FREQUENCY[frequency]}.`,
      ...unsubscribePaths(token),
    },
  });
};
