import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, paragraph } from "../../mail-components/mail-message.ts";
import { unsubscribePaths } from "../alerts/alert-links.policy.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

type Message = {
  author: { name: string; email: string };
  subject: string;
  text: string;
  job: { id: number; title: string; slug: string; companyName: string } | null;
  /** For the link by which someone says no to further messages. */
  token: string;
};

/** A message from staff to a developer; answers go to whoever wrote it. */
export const developerMessageMail = (to: string, { author, subject, text, job, token }: Message) =>
  sendMailTask({
    to,
    replyTo: author.email,
    subject,
    body: [
      paragraph(text),
      ...(job
        ? [
            button({
              label: `See “${job.title}” at ${job.companyName}`,
              app: "site",
              path: `/${LANGUAGE}/jobs/${job.id}/${job.slug}`,
            }),
          ]
        : []),
      paragraph(
        `${author.name}, ${PRODUCT_NAME}. Reply to this email to answer. Nobody outside our team knows that we wrote to you.`,
      ),
    ],
    subscription: {
      reason: `You asked ${PRODUCT_NAME} for jobs that suit you. If you say no to messages, nobody of us writes to you again.`,
      ...unsubscribePaths(token),
    },
  });
