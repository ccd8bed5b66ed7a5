import type { AdminUser, AdminUsersQuery } from "@devguild/schemas/admin-users";
import { ADMIN_ROLES, type AdminRole } from "@devguild/schemas/constants/accounts";
import { ADMIN_ROLE_IDS, ADMIN_ROLE_LABELS } from "@devguild/schemas/constants/admin-users";
import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import { type Db, isoOrNull } from "../../db/db.ts";
import { factorColumns, toMfaState } from "../mfa/mfa.queries.ts";
import { oneTimeTokens } from "../tokens/tokens.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

// The first administrator, whom the operator adds, has no name yet.
const fullName = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email})`;

const invitation = (column: SQL) => sql<string | null>`(select max(${column}) from ${oneTimeTokens}
  where ${oneTimeTokens.account_id} = ${accounts.id} and ${oneTimeTokens.purpose} = 'invitation')`;

const selectStaff = (db: Db, condition?: SQL) =>
  db
    .select({
      id: accounts.id,
      user_id: users.id,
      full_name: fullName,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      image: users.image_url,
      role: accounts.role,
      status: accounts.status,
      invited_at: invitation(sql`${oneTimeTokens.created_at}`),
      invited_until: invitation(sql`${oneTimeTokens.expires_at}`),
      last_login_at: users.last_login_at,
      ...factorColumns,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(and(eq(accounts.type, "admin"), ne(accounts.status, "deleted"), condition))
    .$dynamic();

const instantIf = (isPending: boolean, text: string | null) =>
  isPending && text !== null ? new Date(text).toISOString() : null;

const toAdminUser = ({
  phone,
  hasTotp,
  hasPasskey,
  ...row
}: Awaited<ReturnType<typeof selectStaff>>[number]): AdminUser => {
  const isPending = row.status === "invited";
  return {
    ...row,
    role: row.role as AdminRole,
    status: isPending ? "pending" : "active",
    invited_at: instantIf(isPending, row.invited_at),
    invited_until: instantIf(isPending, row.invited_until),
    last_login_at: isPending ? null : isoOrNull(row.last_login_at),
    mfa_methods: isPending ? [] : toMfaState({ phone, hasTotp, hasPasskey }).mfa_methods,
  };
};

const STATUS_CONDITIONS = {
  pending: eq(accounts.status, "invited"),
  active: ne(accounts.status, "invited"),
};

const matches = ({ search, roles, statuses }: AdminUsersQuery) =>
  and(
    containsWords(sql`${fullName} || ' ' || ${users.email}`, search),
    roles.length > 0 ? inArray(accounts.role, roles) : undefined,
    or(...statuses.map((status) => STATUS_CONDITIONS[status])),
  );

const ORDERS = { name: sql`lower(${fullName})`, last_login_at: users.last_login_at };

/** Lists the staff and who is invited. */
export const listStaff = async (db: Db, query: AdminUsersQuery) => {
  const rows = await selectStaff(db, matches(query)).orderBy(
    sql`${ORDERS[query.order_by]} ${sql.raw(query.order_by_direction)} nulls last`,
    asc(accounts.id),
  );
  return rows.map(toAdminUser);
};

/** Finds members of staff by their accounts' ids. */
export const listStaffByIds = async (db: Db, ids: readonly number[]) =>
  (await selectStaff(db, inArray(accounts.id, [...ids]))).map(toAdminUser);

/** Finds a member of staff by the account's id. */
export const findStaff = async (db: Db, id: number) => {
  const [row] = await selectStaff(db, eq(accounts.id, id));
  return row && toAdminUser(row);
};

/** Lists the roles, and what each may do. */
export const listAdminRoles = () =>
  (Object.keys(ADMIN_ROLES) as AdminRole[]).map((name) => ({
    id: ADMIN_ROLE_IDS[name],
    name,
    label: ADMIN_ROLE_LABELS[name],
    permissions: [...ADMIN_ROLES[name]],
  }));
