import type { Session } from "@devguild/schemas/security";
import { and, desc, eq } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { isLive } from "./sessions.queries.ts";
import { sessions } from "./sessions.tables.ts";
import { describeDevice } from "./visitor-device.policy.ts";

const toSession = (row: typeof sessions.$inferSelect, viewer: Viewer): Session => ({
  id: row.id,
  ...describeDevice(row.address, row.user_agent),
  created_at: iso(row.created_at),
  last_used_at: iso(row.last_used_at),
  current: row.id === viewer.sessionId,
});

/** Lists the viewer's sessions, the last used first; one query. */
export const listSessions = async (db: Db, viewer: Viewer): Promise<Session[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, viewer.userId), isLive()))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
  return rows.map((row) => toSession(row, viewer));
};
