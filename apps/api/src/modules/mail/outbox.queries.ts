import { desc, eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { outboxMessages } from "./mail.tables.ts";

export const listMessages = async (db: Db, to: string | undefined) => {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(to ? eq(outboxMessages.to, to) : undefined)
    .orderBy(desc(outboxMessages.id))
    .limit(200);
  return rows.map(
    ({ id, channel, to: receiver, subject, text, html, links, headers, ...message }) => ({
      id,
      channel,
      to: receiver,
      subject,
      text,
      html,
      links,
      headers,
      attachments: message.attachments,
      created_at: iso(message.created_at),
    }),
  );
};
