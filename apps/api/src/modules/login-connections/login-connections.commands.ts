import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { listLoginConnections } from "./login-connections.queries.ts";
import { loginConnections } from "./login-connections.tables.ts";

/** Removes a login at another provider; the last way to log in stays. */
export const removeLoginConnection = (db: Db, viewer: Viewer, id: number, visitor: Visitor) =>
  transaction(db, async (tx) => {
    // Of two ways that are removed at once one stays.
    const login = await lockLogin(tx, viewer.userId);
    const ways = await listLoginConnections(tx, viewer.userId);
    if (!ways.some((way) => way.id === id)) notFound();
    if (!login?.password_hash && ways.length === 1)
      conflict("last_way_to_log_in", "This is your last way to log in. Set a password first.");
    await tx
      .delete(loginConnections)
      .where(and(eq(loginConnections.id, id), eq(loginConnections.user_id, viewer.userId)));
    await recordOwnEvent(tx, viewer, "connection_removed", visitor);
  });

/** Connects a login at another provider; nothing where either side has one there already. */
export const addLoginConnection = async (
  tx: Db,
  connection: typeof loginConnections.$inferInsert,
) => {
  const [added] = await tx
    .insert(loginConnections)
    .values(connection)
    .onConflictDoNothing()
    .returning();
  return added;
};

/** Removes all logins at other providers of a login; gives the ids that there were. */
export const removeLoginConnections = (tx: Db, userId: number) =>
  tx
    .delete(loginConnections)
    .where(eq(loginConnections.user_id, userId))
    .returning({ id: loginConnections.id });
