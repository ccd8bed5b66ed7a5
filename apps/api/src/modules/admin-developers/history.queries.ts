import type { DeveloperEvent, DeveloperHistoryQuery } from "@devguild/schemas/admin-developers";
import { describeChanges, type LoggedChanges } from "@devguild/schemas/audit-fields";
import { describeDeveloperEvent } from "@devguild/schemas/developer-events";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { LOGIN } from "../audit/audit.policy.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { BY_DEVELOPER, BY_LOGIN } from "./audited.policy.ts";

/**
 * Lists a page of what staff changed about a developer and of the login's own events, the latest first,
 * and the total. Where they logged in from isn't among it. Three queries.
 */
export const listHistory = async (
  db: Db,
  id: number,
  { page, per_page }: DeveloperHistoryQuery,
): Promise<{ rows: DeveloperEvent[]; total: number }> => {
  const [developer] = await db
    .select({ userId: developers.user_id })
    .from(developers)
    .where(eq(developers.id, id));
  const { userId } = developer ?? notFound();
  const isAbout = or(
    and(inArray(auditLog.subject, BY_DEVELOPER), eq(auditLog.subject_id, id)),
    and(inArray(auditLog.subject, [...BY_LOGIN, LOGIN]), eq(auditLog.subject_id, userId)),
  );
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      subject: auditLog.subject,
      changes: sql<LoggedChanges | null>`${auditLog.details} -> 'changes'`,
      actor: sql<
        string | null
      >`nullif(trim(concat(${users.first_name}, ' ', ${users.last_name})), '')`,
      isOwn: sql<boolean>`${auditLog.user_id} = ${userId}`,
      at: auditLog.created_at,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(isAbout)
    .orderBy(desc(auditLog.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(({ id: entryId, action, subject, changes, actor, isOwn, at }) => ({
      id: entryId,
      sentence: describeDeveloperEvent(action, changes ?? {}),
      actor: isOwn ? null : actor,
      at: iso(at),
      changes: describeChanges(subject, changes ?? {}),
    })),
    total: await db.$count(auditLog, isAbout),
  };
};
