import { createTransport } from "nodemailer";

import type { MailPort } from "./mail.port.ts";

// Together less than a queued email's time to run, or one that hangs here would be sent twice.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends emails through an SMTP server; a rejection throws, and the queue retries. */
export const smtp = (url: string, from: string): MailPort => {
  const transport = createTransport({ url, ...TIMEOUTS });
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
        // The same id on every try lets receivers drop an email that was sent twice.
        messageId: `<${id}@${from.replace(/^.*@|>.*$/g, "")}>`,
      });
    },
  };
};
