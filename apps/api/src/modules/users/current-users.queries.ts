import { eq, inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { users } from "./users.tables.ts";

/** Returns whether a login gets notifications of our team by email, too. */
export const takesNotificationEmails = async (db: Db, userId: number): Promise<boolean> => {
  const [login] = await db
    .select({ on: users.notification_emails })
    .from(users)
    .where(eq(users.id, userId));
  return login?.on ?? false;
};

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
