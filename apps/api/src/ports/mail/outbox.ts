import type { Db } from "../../db/db.ts";
import { outboxMessages } from "../../modules/mail/mail.tables.ts";
import type { MailPort } from "./mail.port.ts";

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

/** Stores emails in the development outbox, where people and tests can read them. */
export const outbox = (db: Db): MailPort => ({
  send: async ({ to, replyTo, subject, text, html, headers, attachments }, id) => {
    await db
      .insert(outboxMessages)
      .values({
        channel: "mail",
        task_id: id,
        to,
        subject,
        text,
        html,
        links: linksIn(text),
        attachments: attachments ?? [],
        headers: { ...(replyTo && { "Reply-To": replyTo }), ...headers },
      })
      .onConflictDoNothing();
  },
});
