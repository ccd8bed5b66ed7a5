import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import {
  button,
  greeting,
  jobList,
  type MailJob,
  paragraph,
} from "../../mail-components/mail-message.ts";
import { unsubscribePaths } from "../alerts/alert-links.policy.ts";
import { withSource } from "../mail/mail-sources.policy.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const buildSubject = ([best, ...others]: readonly MailJob[]) =>
  others.length === 0
    ? `A job that matches you: ${best?.title} at ${best?.company}`
    : `${others.length + 1} jobs that match you: ${best?.title} at ${best?.company} and more`;

/** Builds the email with the week's best matching jobs; `token` is for its unsubscribe link. */
export const digestMail = (to: string, firstName: string, jobs: MailJob[], token: string) =>
  sendMailTask({
    to,
    subject: buildSubject(jobs),
    body: [
      greeting(firstName),
      paragraph(
        jobs.length === 1
          ? "Of this week’s new jobs, this one matches your profile best."
          : `Of this week’s new jobs, these ${jobs.length} match your profile best.`,
      ),
      jobList(withSource(jobs, "job-digest")),
      button({
        label: "See all jobs, best match first",
        app: "site",
        path: `/${LANGUAGE}/jobs?orderBy=match`,
      }),
      paragraph("Match scores are based on the skills and languages in your profile."),
    ],
    subscription: {
      reason: `You signed up for job suggestions from ${PRODUCT_NAME}.`,
      ...unsubscribePaths(token),
    },
  });
