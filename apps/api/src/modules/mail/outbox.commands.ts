import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { outboxMessages } from "./mail.tables.ts";

/** Deletes what the development outbox has for an address. */
export const removeOutboxMessages = (tx: Db, address: string) =>
  tx.delete(outboxMessages).where(eq(sql`lower(${outboxMessages.to})`, address.toLowerCase()));
