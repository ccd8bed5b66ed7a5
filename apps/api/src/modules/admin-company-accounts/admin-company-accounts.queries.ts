import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { findAdminCompany } from "../admin-companies/admin-companies.queries.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { companyMemberships } from "../memberships/memberships.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { companyStaffNotes } from "./admin-company-accounts.tables.ts";

const fullName = sql<string>`trim(concat(${users.first_name}, ' ', ${users.last_name}))`;

const isHolder = (companyId: number) =>
  and(eq(accounts.company_id, companyId), eq(accounts.role, "company-account-owner"));

const findNotes = async (db: Db, companyId: number): Promise<StaffCompany["internal_notes"]> => {
  const [notes] = await db
    .select({
      body: companyStaffNotes.body,
      at: companyStaffNotes.updated_at,
      by: sql<string | null>`nullif(${fullName}, '')`,
    })
    .from(companyStaffNotes)
    .leftJoin(users, eq(users.id, companyStaffNotes.updated_by))
    .where(eq(companyStaffNotes.company_id, companyId));
  return {
    internal_notes_text: notes?.body ?? "",
    internal_notes_updated_at: isoOrNull(notes?.at ?? null),
    internal_notes_updated_by: notes?.by ?? null,
  };
};

/** Finds who holds a company's account; undefined if nobody does. */
export const findHolder = async (db: Db, companyId: number) => {
  const [holder] = await db
    .select({
      user_id: users.id,
      full_name: fullName,
      email: users.email,
      email_verified: sql<boolean>`${users.email_verified_at} is not null`,
      is_invited: sql<boolean>`${accounts.status} = 'invited'`,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(isHolder(companyId));
  return holder;
};

/** Finds a company as staff see it; null if there is none, or it was deleted. */
export const findStaffCompany = async (db: Db, companyId: number): Promise<StaffCompany | null> => {
  const company = await findAdminCompany(db, companyId);
  if (!company) return null;
  const membershipNotes = await db
    .select({
      membership_id: companyMemberships.id,
      kind: companyMemberships.kind,
      note: companyMemberships.note,
    })
    .from(companyMemberships)
    .where(and(eq(companyMemberships.company_id, companyId), ne(companyMemberships.note, "")))
    .orderBy(asc(companyMemberships.id));
  return {
    ...company,
    account_holder: (await findHolder(db, companyId)) ?? null,
    internal_notes: await findNotes(db, companyId),
    membership_notes: membershipNotes,
  };
};

const MANAGER_ROLES = ["super-admin", "account-manager"] as const;
const isManager = and(
  eq(accounts.type, "admin"),
  inArray(accounts.role, MANAGER_ROLES),
  eq(accounts.status, "active"),
  isNull(users.deleted_at),
  isNull(users.suspended_at),
);

/** Lists the staff who can look after companies, by name. */
export const listManagers = (db: Db) =>
  db
    .select({ id: users.id, full_name: fullName, email: users.email, image: users.image_url })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(isManager)
    .orderBy(asc(sql`lower(${fullName})`), asc(users.id));

/** Returns whether a member of staff can look after companies. */
export const canManage = async (db: Db, userId: number) => {
  const [found] = await db
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(and(isManager, eq(users.id, userId)));
  return found !== undefined;
};

const lockedCompany = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      credits: companies.credits,
      customer_success_manager_id: companies.customer_success_manager_id,
    })
    .from(companies)
    .where(eq(companies.id, id))
    .for("no key update");
  return row;
};

/** The audit snapshot of staff's notes on a company, which no company may read. */
export const notesSnapshot: Snapshot = {
  read: async (db, id) =>
    (await lockedCompany(db, id)) && { notes: (await findNotes(db, id)).internal_notes_text },
  personal: new Set(["notes"]),
};

/** The audit snapshot of who holds a company's account: the login, not the person. */
export const holderSnapshot: Snapshot = {
  read: async (db, id) => {
    if (!(await lockedCompany(db, id))) return undefined;
    const holder = await findHolder(db, id);
    return { user_id: holder?.user_id, email_verified: holder?.email_verified };
  },
  personal: new Set(),
};

/** The audit snapshot of a company's balance. */
export const creditsSnapshot: Snapshot = {
  read: async (db, id) => {
    const row = await lockedCompany(db, id);
    return row && { credits: row.credits };
  },
  personal: new Set(),
};

/** The audit snapshot of who looks after a company. */
export const managerSnapshot: Snapshot = {
  read: async (db, id) => {
    const row = await lockedCompany(db, id);
    return row && { customer_success_manager_id: row.customer_success_manager_id };
  },
  personal: new Set(),
};
