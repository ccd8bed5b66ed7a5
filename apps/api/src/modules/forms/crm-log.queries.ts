import { desc } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { crmMessages } from "./forms.tables.ts";

const SHOWN = 200;

export const listMessages = async (db: Db) => {
  const rows = await db.select().from(crmMessages).orderBy(desc(crmMessages.id)).limit(SHOWN);
  return rows.map(({ id, message, created_at }) => ({ id, message, created_at: iso(created_at) }));
};
