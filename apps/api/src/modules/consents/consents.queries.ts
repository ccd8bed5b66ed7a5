import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { consents } from "./consents.tables.ts";

/** Lists the purposes a login has agreed to and not withdrawn, confirmed or not. */
export const listOpenPurposes = async (db: Db, userId: number) => {
  const given = await db
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(and(eq(consents.user_id, userId), isNull(consents.withdrawn_at)));
  return given.map(({ purpose }) => purpose);
};
