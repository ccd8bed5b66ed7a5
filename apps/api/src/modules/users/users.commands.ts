import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { users } from "./users.tables.ts";

/**
 * Locks a login for a change of it. Whoever changes several rows of one begins here, so that a reset,
 * a deletion and a confirmation at once wait for each other in one order.
 */
export const lockLogin = async (tx: Db, userId: number) => {
  const [login] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return login;
};

/**
 * Locks a login that still has the password whose hash was checked; nothing where it has another one by
 * now. Checking takes long, so it comes before, when nothing is locked.
 */
export const lockLoginWith = async (tx: Db, userId: number, passwordHash: string | null) => {
  const login = await lockLogin(tx, userId);
  return login?.password_hash === passwordHash ? login : undefined;
};

const SEEN_COLUMNS = {
  "developer.dashboard": "developer_dashboard_last_visited_at",
  "company.dashboard": "company_dashboard_last_visited_at",
  "company.users": "company_users_last_visited_at",
} as const;

/** Remembers that a page was seen. */
export const markSeen = (db: Db, viewer: Viewer, page: keyof typeof SEEN_COLUMNS) =>
  db
    .update(users)
    .set({ [SEEN_COLUMNS[page]]: new Date() })
    .where(eq(users.id, viewer.userId));
