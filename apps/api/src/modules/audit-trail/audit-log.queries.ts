import { describeChanges } from "@devguild/schemas/audit-fields";
import type {
  AuditLogEntry,
  AuditLogFilter,
  AuditLogPage,
  AuditLogQuery,
} from "@devguild/schemas/audit-log";
import {
  type AuditRecord,
  findAuditRecord,
  listAuditSubjects,
} from "@devguild/schemas/constants/audit-log";
import { MOST_AUDITED } from "@devguild/schemas/constants/audit-trail";
import { AUDIT_ACTIONS, describeForStaff } from "@devguild/schemas/staff-audit-sentences";
import { and, count, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { readCursor, toCursor } from "../../http/cursors.ts";
import { BY_DEVELOPER, BY_LOGIN } from "../admin-developers/audited.policy.ts";
import { LOGIN } from "../audit/audit.policy.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { eventMenuItems } from "../event-homepages/event-homepages.tables.ts";
import {
  type EntryRow,
  isAfter,
  isSubject,
  isWithinDays,
  readEntries,
  selectEntries,
  toFacts,
} from "./audit-entries.queries.ts";

const STAFF = "admin";

const isOwn = (subjects: readonly string[], id: number | SQL) =>
  and(inArray(auditLog.subject, [...subjects]), sql`${auditLog.subject_id} = ${id}`);

// Items of a menu have ids of their own; of a removed one, only its last values know whose it was.
const isOfEvent = (id: number) => {
  const logged = sql`${auditLog.details} -> 'changes' -> 'event_id'`;
  return or(
    isOwn(["event", "event-homepage"], id),
    and(
      isSubject("event-menu-item"),
      or(
        sql`${auditLog.subject_id} in (
          select ${eventMenuItems.id} from ${eventMenuItems} where ${eventMenuItems.event_id} = ${id})`,
        sql`${String(id)} in (${logged} ->> 'before', ${logged} ->> 'after')`,
      ),
    ),
  );
};

const byRecord = (record: AuditRecord | undefined, id: number | undefined) => {
  if (record === undefined) return undefined;
  const subjects = listAuditSubjects(record);
  if (id === undefined) return inArray(auditLog.subject, subjects);
  // Everything at a company is about it.
  if (record === "company") return or(eq(auditLog.company_id, id), isOwn(subjects, id));
  if (record === "event") return isOfEvent(id);
  if (record !== "developer") return isOwn(subjects, id);
  const login = sql`(select ${developers.user_id} from ${developers} where ${developers.id} = ${id})`;
  return or(isOwn(BY_DEVELOPER, id), isOwn([...BY_LOGIN, "erased-developer"], login));
};

const bySource = (source: AuditLogFilter["source"]) =>
  source && (source === "back-office" ? eq : ne)(auditLog.account_type, STAFF);

// Events of a login belong to its owner.
const matches = ({
  person,
  source,
  record,
  record_id: id,
  action,
  entry,
  ...days
}: AuditLogFilter) =>
  and(
    entry === undefined ? undefined : eq(auditLog.id, entry),
    action === undefined ? ne(auditLog.subject, LOGIN) : eq(auditLog.action, action),
    action === undefined || AUDIT_ACTIONS.includes(action) ? undefined : sql`false`,
    person === undefined ? undefined : eq(auditLog.user_id, person),
    bySource(source),
    byRecord(record, id),
    isWithinDays(days),
  );

// Whether one of them still exists, its name doesn't tell.
const NAMELESS: ReadonlySet<AuditRecord> = new Set<AuditRecord>([
  "application",
  "bulk-action",
  "partnership",
  "partnership-lead",
  "credit-entry",
  "notification",
  "video-edit",
  "video-import",
  "user",
]);

const toRecord = (row: EntryRow, name: string | null): AuditLogEntry["record"] => {
  const { subject, subject_id, developer_id, company, parent_id } = row;
  const kind = findAuditRecord(subject);
  // Background work and files have no numbers of their own.
  if (kind === null || kind === "task" || kind === "export") return null;
  const record = { kind, id: subject_id, name, parent_id };
  if (kind === "job") return { ...record, is_gone: !row.is_open };
  if (kind === "company")
    return { ...record, id: company?.id ?? subject_id, is_gone: company === null };
  // Their parts go by numbers of their own.
  if (kind === "developer")
    return developer_id === null ? null : { ...record, id: developer_id, is_gone: false };
  if (subject === "event-menu-item")
    return parent_id === null ? null : { ...record, id: parent_id, is_gone: false };
  return { ...record, is_gone: row.name === null && !NAMELESS.has(kind) };
};

const toEntry = (row: EntryRow): AuditLogEntry => {
  const facts = toFacts(row);
  return {
    id: row.id,
    at: iso(row.at),
    person: row.person,
    source: row.account_type === STAFF ? "back-office" : "portal",
    action: row.action,
    // An action that no code records any more.
    sentence: describeForStaff(row.action, facts) ?? "changed something",
    record: toRecord(row, facts.name),
    company: row.company,
    developer_id: row.developer_id,
    changes: describeChanges(row.subject, facts.changes),
  };
};

/**
 * Reads a page of everything that staff and companies changed, newest first, and the cursor of the next
 * page; one query. Source: docs/product/audit.md.
 */
export const readAuditPage = async (
  db: Db,
  { cursor, per_page, ...filter }: AuditLogQuery,
): Promise<{ data: AuditLogEntry[]; meta: { next_cursor: string | null } }> => {
  const after = readCursor(cursor);
  const rows = await selectEntries(db)
    .where(and(matches(filter), after ? isAfter(after) : undefined))
    .limit(per_page + 1);
  const page = rows.slice(0, per_page);
  const last = page.at(-1);
  return {
    data: page.map(toEntry),
    meta: { next_cursor: rows.length > per_page && last ? toCursor(last) : null },
  };
};

/** Lists a page of the audit log, and how many entries match, counted up to 10,000; two queries. */
export const listAuditLog = async (
  db: Db,
  { cursor, per_page, ...filter }: AuditLogQuery,
): Promise<AuditLogPage> => {
  const matched = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(matches(filter))
    .limit(MOST_AUDITED + 1);
  const [counted] = await db.select({ found: count() }).from(matched.as("matched"));
  const found = counted?.found ?? 0;
  const { data, meta } = await readAuditPage(db, { cursor, per_page, ...filter });
  const isCapped = found > MOST_AUDITED;
  return {
    data,
    meta: {
      ...meta,
      total: Math.min(found, MOST_AUDITED),
      ...(isCapped && { capped: true }),
    },
  };
};

/** Reads what staff and companies changed in batches, newest first. */
export async function* readAuditLog(
  db: Db,
  filter: AuditLogFilter,
): AsyncGenerator<AuditLogEntry[]> {
  for await (const rows of readEntries(db, matches(filter))) yield rows.map(toEntry);
}
