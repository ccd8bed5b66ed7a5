import type { Db } from "../../db/db.ts";
import { outboxMessages } from "../../modules/mail/mail.tables.ts";
import type { SmsPort } from "./sms.port.ts";

/** Stores text messages in the development outbox, where people and tests can read them. */
export const smsOutbox = (db: Db): SmsPort => ({
  send: async ({ to, text }, id) => {
    await db
      .insert(outboxMessages)
      .values({
        channel: "sms",
        task_id: id,
        to,
        subject: "Text message",
        text,
        // Contains only our own text, so there is nothing to escape.
        html: `<p>${text}</p>`,
        links: [],
      })
      .onConflictDoNothing();
  },
});
