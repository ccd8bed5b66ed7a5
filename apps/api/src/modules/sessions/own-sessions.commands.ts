import { and, eq, ne } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { Visitor } from "../../http/call.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { recordOwnEvent } from "../audit/audit.commands.ts";
import { sessions } from "./sessions.tables.ts";

/** Ends one of the viewer's own sessions; throws 404 for anyone else's. */
export const endOwnSession = (db: Db, viewer: Viewer, id: number, visitor: Visitor) =>
  transaction(db, async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, viewer.userId)))
      .returning({ id: sessions.id });
    if (!ended) notFound();
    await recordOwnEvent(tx, viewer, "session_ended", visitor);
  });

/** Ends every session of a login except one; without `exceptId`, all of them. */
export const endSessionsExcept = (tx: Db, userId: number, exceptId?: number) =>
  tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );

/**
 * Ends every session of a login except one and those of the browser that signed up; returns whether
 * there were any.
 */
export const endForeignSessions = async (tx: Db, userId: number, exceptId?: number) => {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        eq(sessions.signed_up_here, false),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends all sessions of the viewer except the current one. */
export const endOtherSessions = (db: Db, viewer: Viewer, visitor: Visitor) =>
  transaction(db, async (tx) => {
    await endSessionsExcept(tx, viewer.userId, viewer.sessionId);
    await recordOwnEvent(tx, viewer, "other_sessions_ended", visitor);
  });
