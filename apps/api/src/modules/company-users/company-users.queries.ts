import { COMPANY_ROLES, type CompanyRole } from "@devguild/schemas/constants/accounts";
import { type CompanyUserStatus, ROLE_LABELS } from "@devguild/schemas/constants/company-users";
import type {
  CompanyUser,
  CompanyUsersCounts,
  CompanyUsersQuery,
} from "@devguild/schemas/company-users";
import { and, asc, count, eq, ne, or, type SQL, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { jobs } from "../postings/postings.tables.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

// The links of old invitations are deleted, so it's the missing link that says so.
const isExpired = sql<boolean>`(${accounts.status} = 'invited' and not exists (select 1 from ${oneTimeTokens}
    where ${oneTimeTokens.account_id} = ${accounts.id} and ${oneTimeTokens.purpose} = 'invitation'
    and ${oneTimeTokens.used_at} is null and ${oneTimeTokens.expires_at} > now()))`;

const COLUMNS = {
  id: accounts.id,
  user_id: users.id,
  full_name: fullName,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  image: users.image_url,
  role: accounts.role,
  status: accounts.status,
  has_jobs: sql<boolean>`exists (select 1 from ${jobs} where ${jobs.company_id} = ${accounts.company_id}
    and ${jobs.job_posting_owner_id} = ${users.id} and ${jobs.deleted_at} is null)`,
  invited_at: sql<string | null>`(select max(${oneTimeTokens.created_at}) from ${oneTimeTokens}
    where ${oneTimeTokens.account_id} = ${accounts.id} and ${oneTimeTokens.purpose} = 'invitation')`,
  invitation_expired: isExpired,
  last_login_at: users.last_login_at,
};

const selectUsers = (db: Db, condition: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(and(ne(accounts.status, "deleted"), condition))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

const toUser = (row: Row): CompanyUser => ({
  ...row,
  role: row.role as CompanyRole,
  status: row.status as CompanyUserStatus,
  invited_at:
    row.status === "invited" && row.invited_at !== null
      ? new Date(row.invited_at).toISOString()
      : null,
  last_login_at: row.status === "invited" ? null : isoOrNull(row.last_login_at),
});

type Filter = Pick<CompanyUsersQuery, "search" | "status">;

const matches = ({ search, status }: Filter) =>
  and(
    status === undefined ? undefined : eq(accounts.status, status),
    search === ""
      ? undefined
      : or(containsWords(fullName, search), containsWords(sql`${users.email}`, search)),
  );

/** Lists a page of a company's users that match a search, by name. */
export const listUsers = async (
  db: Db,
  companyId: number,
  { page, per_page, ...filter }: CompanyUsersQuery,
): Promise<CompanyUser[]> => {
  const rows = await selectUsers(db, and(eq(accounts.company_id, companyId), matches(filter)))
    .orderBy(asc(sql`lower(${fullName})`), asc(accounts.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return rows.map(toUser);
};

/** Counts a company's users by status, and those that match a search. */
export const countUsers = async (
  db: Db,
  companyId: number,
  filter: Filter,
): Promise<{ counts: CompanyUsersCounts; total: number }> => {
  const condition = matches(filter) ?? sql`true`;
  const counted = await db
    .select({
      status: accounts.status,
      all: count(),
      found: sql<number>`(count(*) filter (where ${condition}))::int`,
      expired: sql<number>`(count(*) filter (where ${isExpired}))::int`,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(and(eq(accounts.company_id, companyId), ne(accounts.status, "deleted")))
    .groupBy(accounts.status);
  const all = Object.fromEntries(counted.map((row) => [row.status, row.all]));
  return {
    counts: {
      invited: 0,
      active: 0,
      suspended: 0,
      ...all,
      expired_invitations: counted.reduce((sum, { expired }) => sum + expired, 0),
    },
    total: counted.reduce((sum, { found }) => sum + found, 0),
  };
};

/** Finds a company's user by the account's id. */
export const findUser = async (db: Db, companyId: number, id: number) => {
  const [row] = await selectUsers(db, and(eq(accounts.company_id, companyId), eq(accounts.id, id)));
  return row && toUser(row);
};

/** Lists the roles, and what each may do. */
export const listRoles = () =>
  Object.entries(COMPANY_ROLES).map(([role, permissions]) => ({
    role: role as CompanyRole,
    label: ROLE_LABELS[role as CompanyRole],
    permissions: [...permissions],
  }));
