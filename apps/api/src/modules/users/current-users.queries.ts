import { inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "./users.tables.ts";

/** Lists the logins that currently act as one of these accounts. */
export const listCurrentUsers = async (
  db: Db,
  accountIds: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.current_account_id, [...accountIds]));
  return rows.map(({ id }) => id);
};
