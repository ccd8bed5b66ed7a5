import { SECURITY_EVENT_NAMES, type SecurityEventName } from "@devguild/schemas/constants/security";
import type { SecurityEvent } from "@devguild/schemas/security";
import { and, desc, eq, inArray } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { LOGIN, loginAction } from "../audit/audit.policy.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { describeDevice } from "./visitor-device.policy.ts";

const EVENT_BY_ACTION = new Map<string, SecurityEventName>(
  SECURITY_EVENT_NAMES.map((event) => [loginAction(event), event]),
);

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

const toEvent = ({
  id,
  action,
  details,
  created_at,
}: typeof auditLog.$inferSelect): SecurityEvent => ({
  id,
  event: EVENT_BY_ACTION.get(action) ?? "logged_in",
  ...describeDevice(textOrNull(details["address"]), textOrNull(details["user_agent"])),
  at: iso(created_at),
});

/** Lists a page of a login's security events, newest first; two queries. */
export const listSecurityEvents = async (
  db: Db,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
) => {
  const condition = and(
    eq(auditLog.subject, LOGIN),
    eq(auditLog.subject_id, userId),
    inArray(auditLog.action, [...EVENT_BY_ACTION.keys()]),
  );
  const rows = await db
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const data = rows.map(toEvent);
  return { data, meta: toListMeta({ page, per_page }, await db.$count(auditLog, condition)) };
};
