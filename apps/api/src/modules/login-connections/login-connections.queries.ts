import type { LoginConnection } from "@devguild/schemas/security";
import { asc, eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { loginConnections } from "./login-connections.tables.ts";

/** Lists a user's connected logins at other providers; one query. */
export const listLoginConnections = async (db: Db, userId: number): Promise<LoginConnection[]> => {
  const rows = await db
    .select()
    .from(loginConnections)
    .where(eq(loginConnections.user_id, userId))
    .orderBy(asc(loginConnections.id));
  return rows.map(({ id, provider, email, created_at }) => ({
    id,
    provider,
    email,
    created_at: iso(created_at),
  }));
};
