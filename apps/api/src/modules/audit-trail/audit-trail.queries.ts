import { describeChanges } from "@devguild/schemas/audit-fields";
import { describeAction, listAuditActions } from "@devguild/schemas/audit-sentences";
import type {
  AuditEntry,
  AuditFilter,
  AuditPerson,
  AuditTrailQuery,
} from "@devguild/schemas/audit-trail";
import { MOST_AUDITED, STAFF_PERSON } from "@devguild/schemas/constants/audit-trail";
import { and, asc, count, eq, inArray, ne, or, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { type CandidateReader, visibleTo } from "../applications/candidates.queries.ts";
import { applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { users } from "../users/users.tables.ts";
import {
  type EntryRow,
  isSubject,
  isWithinDays,
  nameFrom,
  readEntries,
  selectEntries,
  toFacts,
} from "./audit-entries.queries.ts";

/** Whose trail is read, and by whom: staff see each other by name, and candidates companies don't see yet. */
export type TrailReader = { companyId: number; reader: CandidateReader };

const STAFF = "admin";
const byPerson = (person: AuditFilter["person"]) =>
  person === undefined
    ? undefined
    : person === STAFF_PERSON
      ? eq(auditLog.account_type, STAFF)
      : and(eq(auditLog.user_id, person), ne(auditLog.account_type, STAFF));

const matches = ({ companyId, reader }: TrailReader, { person, kind, job, ...days }: AuditFilter) =>
  and(
    eq(auditLog.company_id, companyId),
    inArray(auditLog.action, listAuditActions(kind)),
    byPerson(person),
    job === undefined ? undefined : and(isSubject("job"), eq(auditLog.subject_id, job)),
    isWithinDays(days),
    // What staff decide about candidates whom the company doesn't see is none of its changes.
    or(ne(auditLog.subject, "application"), visibleTo(reader)),
  );

const toEntry = ({ reader }: TrailReader, row: EntryRow): AuditEntry[] => {
  const facts = toFacts(row);
  const described = describeAction(row.action, facts);
  if (!described) return [];
  const byStaff = row.account_type === STAFF;
  return [
    {
      id: row.id,
      at: iso(row.at),
      ...described,
      person: byStaff && reader === "company" ? null : row.person,
      by_staff: byStaff,
      changes: describeChanges(row.subject, facts.changes),
    },
  ];
};

/**
 * Lists a page of a company's audit trail, newest first, and the total, counted up to 10,000; two
 * queries. Source: docs/product/audit.md.
 */
export const listAuditTrail = async (
  db: Db,
  reading: TrailReader,
  { page, per_page, ...filter }: AuditTrailQuery,
) => {
  const condition = matches(reading, filter);
  const matched = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(applications, and(isSubject("application"), eq(applications.id, auditLog.subject_id)))
    .where(condition)
    .limit(MOST_AUDITED + 1);
  const [counted] = await db.select({ total: count() }).from(matched.as("matched"));
  const found = counted?.total ?? 0;
  const total = Math.min(found, MOST_AUDITED);
  const rows = await selectEntries(db)
    .where(condition)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.flatMap((row) => toEntry(reading, row)),
    total,
    isCapped: found > MOST_AUDITED,
  };
};

/** Lists the people who changed something at a company, by name; our staff only for our staff. */
export const listAuditPeople = (
  db: Db,
  { companyId, reader }: TrailReader,
): Promise<AuditPerson[]> =>
  db
    .select({ id: users.id, full_name: nameFrom(users), image: users.image_url })
    .from(users)
    .where(
      inArray(
        users.id,
        db
          .select({ id: auditLog.user_id })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.company_id, companyId),
              reader === "company" ? ne(auditLog.account_type, STAFF) : undefined,
            ),
          ),
      ),
    )
    .orderBy(asc(sql`lower(${nameFrom(users)})`), asc(users.id));

/** Reads a company's audit trail in batches, newest first. */
export async function* readAuditTrail(
  db: Db,
  reading: TrailReader,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  for await (const rows of readEntries(db, matches(reading, filter)))
    yield rows.flatMap((row) => toEntry(reading, row));
}
