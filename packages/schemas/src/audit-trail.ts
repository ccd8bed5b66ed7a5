import { z } from "zod";

import { AUDIT_KIND_NAMES, AUDIT_MESSAGES, STAFF_PERSON } from "./constants/audit-trail.ts";
import { id, instant, queryPage, queryPerPage } from "./fields.ts";

const day = z.iso.date(AUDIT_MESSAGES.day).optional();
/** Filters by days (UTC): the first and the last. */
export const auditDays = { from: day, to: day };
const filters = {
  ...auditDays,
  /** A login, or "staff" for our own. */
  person: z.union([z.literal(STAFF_PERSON), z.coerce.number().pipe(id)]).optional(),
  kind: z.enum(AUDIT_KIND_NAMES).optional(),
  /** Changes to this ad only. */
  job: z.coerce.number().pipe(id).optional(),
};

type Days = { from?: string | undefined; to?: string | undefined };
/** Returns whether the last day isn’t before the first. */
export const areDaysInOrder = ({ from, to }: Days) =>
  from === undefined || to === undefined || from <= to;
/** The error of days that aren’t in order. */
export const daysOrder = { path: ["to"], message: AUDIT_MESSAGES.toBeforeFrom };

/** Filters a company's audit trail. */
export const auditFilter = z.object(filters).refine(areDaysInOrder, daysOrder);
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditTrailQuery = z
  .object({ ...filters, page: queryPage, per_page: queryPerPage(30) })
  .refine(areDaysInOrder, daysOrder);
export type AuditTrailQuery = z.infer<typeof auditTrailQuery>;

/** Someone who changed something. */
export const auditPerson = z.object({ id, full_name: z.string(), image: z.string().nullable() });
export type AuditPerson = z.infer<typeof auditPerson>;

/** The fields that an entry changed; both values are null where they would tell nothing, as for a picture. */
export const auditChanges = z.array(
  z.object({
    label: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
);

/** A change to a company: who, what and when, in words. Source: docs/product/audit.md. */
export const auditEntry = z.object({
  id,
  at: instant,
  kind: z.enum(AUDIT_KIND_NAMES),
  /** Null for our staff, whom companies don't see by name. */
  person: auditPerson.nullable(),
  by_staff: z.boolean(),
  /** What the person did, without its subject: "published “Rust engineer”". */
  sentence: z.string(),
  changes: auditChanges,
});
export type AuditEntry = z.infer<typeof auditEntry>;
