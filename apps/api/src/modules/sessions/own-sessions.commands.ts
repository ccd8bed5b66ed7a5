import type { Session } from "@devguild/schemas/security";
import { and, desc, eq, ne } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { sessions } from "../users/users.tables.ts";
import { isLive } from "./sessions.commands.ts";
import { placeOf } from "./visitor-device.policy.ts";

const sessionOf = (row: typeof sessions.$inferSelect, viewer: Viewer): Session => ({
  id: row.id,
  ...placeOf(row.address, row.user_agent),
  created_at: iso(row.created_at),
  last_used_at: iso(row.last_used_at),
  current: row.id === viewer.sessionId,
});

/** Where somebody is logged in, the last used first; one query. */
export const listSessions = async (db: Db, viewer: Viewer): Promise<Session[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, viewer.userId), isLive()))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
  return rows.map((row) => sessionOf(row, viewer));
};

/** Ends one of somebody's own sessions; another's is not found. */
export const endOwnSession = (db: Db, viewer: Viewer, id: number, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, viewer.userId)))
      .returning({ id: sessions.id });
    if (!ended) notFound();
    await recordOwnEvent(tx, viewer, "session_ended", visitor);
  });

/** Ends every session of a login but one; without one, all of them. */
export const endSessionsBut = (tx: Db, userId: number, keptId?: number) =>
  tx
    .delete(sessions)
    .where(
      and(eq(sessions.user_id, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)),
    );

/** Ends all of somebody's own sessions but the one that asks. */
export const endOtherSessions = (db: Db, viewer: Viewer, visitor: Visitor) =>
  transaction(db, async (tx) => {
    await endSessionsBut(tx, viewer.userId, viewer.sessionId);
    await recordOwnEvent(tx, viewer, "other_sessions_ended", visitor);
  });
