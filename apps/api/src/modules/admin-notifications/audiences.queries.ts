import type { NotificationAudience } from "@devguild/schemas/constants/notifications";
import { isNotNull, type SQL, sql } from "drizzle-orm";

import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

type Members = {
  /** Whether a login belongs to the audience, also with an account that was closed. */
  belongs: SQL | undefined;
  /** Whether it has an account of this kind that is open. */
  isOpen: SQL<boolean>;
  /** The record that staff know the person by: the developer's, or the company. */
  recordId: SQL<number | null>;
};

const ownAccount = (type: "company" | "admin", condition = sql`true`) =>
  sql<boolean>`exists (select 1 from ${accounts} where ${accounts.user_id} = ${users.id} and ${accounts.type} = ${type} and ${condition})`;

const isActive = sql`${accounts.status} = 'active'`;
const isAtOpenCompany = sql`exists (select 1 from ${companies} where ${companies.id} = ${accounts.company_id} and ${companies.deleted_at} is null)`;

/** Who is in which audience, for a query of logins with their developers (left join). */
export const MEMBERS: Record<NotificationAudience, Members> = {
  developers: {
    belongs: isNotNull(developers.id),
    isOpen: sql<boolean>`(${developers.deleted_at} is null)`,
    recordId: sql<number | null>`${developers.id}`.mapWith(developers.id),
  },
  "company-users": {
    belongs: ownAccount("company"),
    isOpen: ownAccount("company", sql`${isActive} and ${isAtOpenCompany}`),
    recordId: sql<
      number | null
    >`(select min(${accounts.company_id}) from ${accounts} where ${accounts.user_id} = ${users.id} and ${isActive} and ${isAtOpenCompany})`.mapWith(
      accounts.company_id,
    ),
  },
  staff: {
    belongs: ownAccount("admin"),
    isOpen: ownAccount("admin", isActive),
    recordId: sql<number | null>`null`,
  },
};

/** The name of a login. */
export const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;
