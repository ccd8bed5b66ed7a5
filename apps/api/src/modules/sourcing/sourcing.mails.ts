import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import {
  button,
  type MailMessage,
  paragraph,
  quote,
  secondaryLink,
} from "../../mail-components/mail-message.ts";
import { taskKind } from "../../queue/queue.ts";
import { unsubscribePaths } from "../alerts/alert-links.policy.ts";
import { sendMailOrElseTask, sendMailTask } from "../mail/mail.tasks.ts";

type Message = {
  author: { name: string; email: string };
  subject: string;
  text: string;
  job: { id: number; title: string; slug: string; companyName: string } | null;
  recipient: { message_id: number; developer_id: number };
  /** For the link by which someone says no to further messages. */
  token: string;
};

/** What runs once a message's email has failed for good; it carries who didn't get it. */
export const giveUpDeveloperMessage = taskKind<MailMessage & Pick<Message, "recipient">>(
  "give-up-developer-message",
  5,
);

/** A message from staff to a developer; answers go to whoever wrote it. */
export const developerMessageMail = (
  to: string,
  { author, subject, text, job, recipient, token }: Message,
) => {
  const reply = {
    label: `Reply on ${PRODUCT_NAME}`,
    app: "site",
    path: `/${LANGUAGE}/messages/${recipient.message_id}`,
  } as const;
  return sendMailOrElseTask(
    {
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
              secondaryLink(reply),
            ]
          : [button(reply)]),
        paragraph(
          `${author.name}, ${PRODUCT_NAME}. You can also reply to this email. Nobody outside our team knows that we wrote to you.`,
        ),
      ],
      subscription: {
        reason: `You let our team write to you about jobs on ${PRODUCT_NAME}. Turn that off and nobody from our team will write to you again.`,
        ...unsubscribePaths(token),
      },
      recipient,
    },
    giveUpDeveloperMessage,
  );
};

type Reply = {
  developer: { id: number; name: string; email: string };
  subject: string;
  message: string;
};

/** A developer's reply to a message, for whoever wrote it; answers go to the developer. */
export const developerReplyMail = (to: string, { developer, subject, message }: Reply) =>
  sendMailTask({
    to,
    replyTo: developer.email,
    subject: `Re: ${subject}`,
    body: [
      paragraph(`${developer.name} replied to your message.`),
      quote(message),
      button({
        label: "Open their record",
        app: "admin",
        path: `/${LANGUAGE}/admin/developers/${developer.id}`,
      }),
      paragraph(`Replies to this email go to ${developer.email}.`),
    ],
  });
