import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { lockLogin } from "../users/users.commands.ts";
import { listLoginConnections } from "./login-connections.queries.ts";
import { loginConnections } from "./login-connections.tables.ts";

/** Removes a connected login at another provider, unless it is the last way to log in. */
export const removeLoginConnection = (db: Db, viewer: Viewer, id: number, visitor: Visitor) =>
  transaction(db, async (tx) => {
    // Locked, so that of two removed at the same time, one stays.
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

/** Connects a login at another provider; undefined if either side already has a connection there. */
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

/** Removes a login's connections to other providers; returns their ids. */
export const removeLoginConnections = (tx: Db, userId: number) =>
  tx
    .delete(loginConnections)
    .where(eq(loginConnections.user_id, userId))
    .returning({ id: loginConnections.id });
