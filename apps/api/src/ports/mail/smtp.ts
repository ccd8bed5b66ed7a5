import { createTransport } from "nodemailer";

import type { MailPort } from "./mail.port.ts";

/** Sends mails to an SMTP server; a refusal throws, and the queue tries again. */
export const smtp = (url: string, from: string): MailPort => {
  const transport = createTransport(url);
  return {
    send: async ({ to, replyTo, subject, text, html, headers, attachments }, id) => {
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        text,
        html,
        ...(headers && { headers }),
        ...(attachments && { attachments }),
        // The same id at every try lets receivers drop a mail that was sent twice.
        messageId: `<${id}@${from.replace(/^.*@|>.*$/g, "")}>`,
      });
    },
  };
};
