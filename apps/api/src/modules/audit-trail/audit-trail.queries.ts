import { describeChanges, type LoggedChanges } from "@devguild/schemas/audit-fields";
import { describeAction, listAuditActions } from "@devguild/schemas/audit-sentences";
import type {
  AuditEntry,
  AuditFilter,
  AuditPerson,
  AuditTrailQuery,
} from "@devguild/schemas/audit-trail";
import { MOST_AUDITED, STAFF_PERSON } from "@devguild/schemas/constants/audit-trail";
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { type CandidateReader, visibleTo } from "../applications/candidates.queries.ts";
import { applications } from "../applications/applications.tables.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { campaigns } from "../campaigns/campaigns.tables.ts";
import { candidateActionItems } from "../candidate-actions/candidate-actions.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { messageTemplates } from "../message-templates/message-templates.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { companyStories } from "../stories/stories.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

/** Whose trail is read, and by whom: staff see each other by name, and candidates companies don't see yet. */
export type TrailReader = { companyId: number; reader: CandidateReader };

const STAFF = "admin";
const nameFrom = (table: Pick<typeof users, "first_name" | "last_name">) =>
  sql<string>`trim(concat(${table.first_name}, ' ', ${table.last_name}))`;

const isSubject = (subject: string) => eq(auditLog.subject, subject);
const enteredUser = sql`(${auditLog.details} -> 'changes' -> 'user_id' ->> 'after')::bigint`;
// Names in a subquery are spelled out, as it reads the same table.
const removedUser = sql`(select (removal.details -> 'changes' -> 'user_id' ->> 'before')::bigint
  from audit_log removal where removal.subject = 'company-user'
    and removal.subject_id = ${auditLog.subject_id} and removal.action = 'company-user.remove' limit 1)`;

const candidateUsers = aliasedTable(users, "candidate_users");
const colleagues = aliasedTable(users, "colleagues");

const byPerson = (person: AuditFilter["person"]) =>
  person === undefined
    ? undefined
    : person === STAFF_PERSON
      ? eq(auditLog.account_type, STAFF)
      : and(eq(auditLog.user_id, person), ne(auditLog.account_type, STAFF));

const matches = (
  { companyId, reader }: TrailReader,
  { person, kind, job, from, to }: AuditFilter,
) =>
  and(
    eq(auditLog.company_id, companyId),
    inArray(auditLog.action, listAuditActions(kind)),
    byPerson(person),
    job === undefined ? undefined : and(isSubject("job"), eq(auditLog.subject_id, job)),
    from === undefined ? undefined : gte(auditLog.created_at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.created_at, new Date(Date.parse(to) + DAY_MS)),
    // What staff decide about candidates whom the company doesn't see is none of its changes.
    or(ne(auditLog.subject, "application"), visibleTo(reader)),
  );

// Only the changes are read, so that personal data never leaves the table. Names are today's: someone
// who was anonymised since is anonymous here too.
const selectEntries = (db: Db) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.created_at,
      action: auditLog.action,
      subject: auditLog.subject,
      account_type: auditLog.account_type,
      changes: sql<LoggedChanges | null>`${auditLog.details} -> 'changes'`,
      candidates: sql<number>`(select count(*)::int from ${candidateActionItems}
        where ${candidateActionItems.action_id} = ${auditLog.subject_id} and ${isSubject("bulk-action")})`,
      name: sql<string | null>`coalesce(${jobs.title}, ${companyStories.title}, ${campaigns.title},
        ${messageTemplates.name}, ${companyMemberships.plan_name}, ${invoices.number},
        nullif(${nameFrom(candidateUsers)}, ''), nullif(${nameFrom(colleagues)}, ''))`,
      template_user: messageTemplates.user_id,
      person: { id: users.id, full_name: nameFrom(users), image: users.image_url },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .leftJoin(jobs, and(isSubject("job"), eq(jobs.id, auditLog.subject_id)))
    .leftJoin(applications, and(isSubject("application"), eq(applications.id, auditLog.subject_id)))
    .leftJoin(developers, eq(developers.id, applications.developer_id))
    .leftJoin(candidateUsers, eq(candidateUsers.id, developers.user_id))
    .leftJoin(accounts, and(isSubject("company-user"), eq(accounts.id, auditLog.subject_id)))
    // The account of someone who was removed is gone; the entry of the removal knows whose it was.
    .leftJoin(
      colleagues,
      and(
        inArray(auditLog.subject, ["company-user", "account-holder"]),
        eq(colleagues.id, sql`coalesce(${accounts.user_id}, ${enteredUser}, ${removedUser})`),
      ),
    )
    .leftJoin(companyStories, and(isSubject("story"), eq(companyStories.id, auditLog.subject_id)))
    .leftJoin(campaigns, and(isSubject("campaign"), eq(campaigns.id, auditLog.subject_id)))
    .leftJoin(
      messageTemplates,
      and(isSubject("message-template"), eq(messageTemplates.id, auditLog.subject_id)),
    )
    .leftJoin(
      companyMemberships,
      and(isSubject("membership"), eq(companyMemberships.id, auditLog.subject_id)),
    )
    .leftJoin(invoices, and(isSubject("invoice"), eq(invoices.id, auditLog.subject_id)))
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

const NAME_FIELDS = ["title", "name", "plan_name"];

/** Returns what a deleted record was called, from its last values in the log. */
const findLoggedName = (changes: LoggedChanges) => {
  const values = NAME_FIELDS.map((field) => changes[field]?.after ?? changes[field]?.before);
  return values.find((value) => typeof value === "string") ?? null;
};

const toEntry = ({ reader }: TrailReader, row: Row): AuditEntry[] => {
  // A template of one person alone is nobody else's business.
  const isPrivate =
    row.subject === "message-template" &&
    (row.template_user !== null || row.changes?.["user_id"] !== undefined);
  const changes = isPrivate ? {} : (row.changes ?? {});
  const name = isPrivate ? null : (row.name ?? findLoggedName(changes));
  const described = describeAction(row.action, { name, changes, candidates: row.candidates });
  if (!described) return [];
  const byStaff = row.account_type === STAFF;
  return [
    {
      id: row.id,
      at: iso(row.at),
      ...described,
      person: byStaff && reader === "company" ? null : row.person,
      by_staff: byStaff,
      changes: describeChanges(row.subject, changes),
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

const BATCH = 500;

/** Reads a company's audit trail in batches, newest first. */
export async function* readAuditTrail(
  db: Db,
  reading: TrailReader,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await selectEntries(db)
      .where(
        and(
          matches(reading, filter),
          last &&
            sql`(${auditLog.created_at}, ${auditLog.id}) < (${iso(last.at)}::timestamptz, ${last.id})`,
        ),
      )
      .limit(BATCH);
    yield rows.flatMap((row) => toEntry(reading, row));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
