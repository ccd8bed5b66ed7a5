import { z } from "zod";

import { areDaysInOrder, auditChanges, auditDays, auditPerson, daysOrder } from "./audit-trail.ts";
import { AUDIT_RECORD_NAMES, AUDIT_SOURCE_NAMES } from "./constants/audit-log.ts";
import { id, instant, listMeta, queryCursor, queryPerPage } from "./fields.ts";

const PER_PAGE = 50;

const filters = {
  ...auditDays,
  /** A login. */
  person: z.coerce.number().pipe(id).optional(),
  source: z.enum(AUDIT_SOURCE_NAMES).optional(),
  /** A kind of record; with `record_id`, one of them and everything that belongs to it. */
  record: z.enum(AUDIT_RECORD_NAMES).optional(),
  record_id: z.coerce.number().pipe(id).optional(),
  action: z.string().trim().max(60).optional(),
  /** One entry, by its own id. */
  entry: z.coerce.number().pipe(id).optional(),
};

/** Filters the audit log of the whole platform. */
export const auditLogFilter = z.object(filters).refine(areDaysInOrder, daysOrder);
export type AuditLogFilter = z.infer<typeof auditLogFilter>;

export const auditLogQuery = z
  .object({ ...filters, cursor: queryCursor, per_page: queryPerPage(PER_PAGE) })
  .refine(areDaysInOrder, daysOrder);
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

/** A change by anyone: who, what and when, in words, and which records it was about. */
const auditLogEntry = z.object({
  id,
  at: instant,
  /** Null for a login that was purged. */
  person: auditPerson.nullable(),
  source: z.enum(AUDIT_SOURCE_NAMES),
  action: z.string(),
  /** What the person did, without its subject: "published “Rust engineer”". */
  sentence: z.string(),
  record: z
    .object({
      kind: z.enum(AUDIT_RECORD_NAMES),
      id,
      /** What it is called now, or what it was last called; null if it has no name. */
      name: z.string().nullable(),
      /** Whose screen it is on: the job of a candidate, the event of a session or a push notification, the partnership of a lead. */
      parent_id: id.nullable(),
      /** If it was deleted since, as far as it is known. */
      is_gone: z.boolean(),
    })
    .nullable(),
  /** Whose records they are; null if they are no company’s, or if it was erased. */
  company: z.object({ id, name: z.string() }).nullable(),
  /** Whom it was about. */
  developer_id: id.nullable(),
  changes: auditChanges,
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

/** Null on the last page. */
const meta = z.object({ next_cursor: z.string().nullable() });

export const auditLogPage = z.object({
  data: z.array(auditLogEntry),
  /** `total` is counted up to 10,000. */
  meta: meta.extend(listMeta.pick({ total: true, capped: true }).shape),
});
export type AuditLogPage = z.infer<typeof auditLogPage>;

/** A page of the changes to one record. */
export const recordHistoryQuery = z.object({
  cursor: queryCursor,
  per_page: queryPerPage(PER_PAGE),
});
export type RecordHistoryQuery = z.infer<typeof recordHistoryQuery>;

/** The changes to one record, for whoever may see it: nothing about other records, companies or people. */
export const recordHistoryPage = z.object({
  data: z.array(
    auditLogEntry.pick({
      id: true,
      at: true,
      person: true,
      sentence: true,
      changes: true,
    }),
  ),
  meta,
});
export type RecordHistoryPage = z.infer<typeof recordHistoryPage>;

/** What the log can be filtered by: the kinds of record, each with its actions. */
export const auditLogOptions = z.array(
  z.object({
    value: z.enum(AUDIT_RECORD_NAMES),
    label: z.string(),
    actions: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
);
