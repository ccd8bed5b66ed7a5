import {
  ACCOUNT_TYPES,
  ADMIN_ROLE_NAMES,
  COMPANY_ROLE_NAMES,
} from "@devguild/schemas/constants/accounts";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { plainWords } from "../../db/conditions.ts";
import { createdAt, identityId, instant, ref, tsvector } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** Logins. Email addresses are stored as typed and compared case-insensitively. */
export const users = pgTable(
  "users",
  {
    id: identityId(),
    email: text().notNull(),
    email_verified_at: instant(),
    password_hash: text(),
    first_name: text().notNull().default(""),
    last_name: text().notNull().default(""),
    image_url: text(),
    phone_number: text(),
    work_phone_number: text(),
    current_account_id: ref(),
    developer_dashboard_last_visited_at: instant(),
    company_dashboard_last_visited_at: instant(),
    company_users_last_visited_at: instant(),
    // Whether notifications of our team also come by email.
    notification_emails: boolean().notNull().default(true),
    utm: jsonb().$type<Record<string, string>>(),
    suspended_at: instant(),
    deleted_at: instant(),
    last_login_at: instant(),
    created_at: createdAt(),
    // For finding people by words of their name or address. Stored, as working them out for each login that
    // a search only walks past takes a hundred times as long as reading them.
    words: tsvector().generatedAlwaysAs((): SQL =>
      plainWords(sql`${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}`),
    ),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    index("users_words").using("gin", table.words),
    // The few closed logins, for excluding them from counts of all others.
    index("users_gone")
      .on(table.id)
      .where(sql`${table.deleted_at} is not null or ${table.suspended_at} is not null`),
    // For finding the companies whose account holder is one of them.
    index("users_unconfirmed")
      .on(table.id)
      .where(sql`${table.email_verified_at} is null`),
  ],
);

/** Why a login is suspended and who did it; `users.suspended_at` is what closes it. */
export const loginSuspensions = pgTable(
  "login_suspensions",
  {
    user_id: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    note: text().notNull(),
    suspended_by: ref().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("login_suspensions_length", sql`length(${table.note}) <= 500`)],
);

/** What a login can act as: a developer, a company user, an admin, or nothing yet. */
export const accounts = pgTable(
  "accounts",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: ACCOUNT_TYPES }).notNull(),
    company_id: ref().references(() => companies.id, { onDelete: "cascade" }),
    role: text({ enum: [...COMPANY_ROLE_NAMES, ...ADMIN_ROLE_NAMES] }),
    // A deleted account can be restored for a while: docs/product/account.md.
    status: text({ enum: ["invited", "active", "suspended", "deleted"] })
      .notNull()
      .default("active"),
    created_at: createdAt(),
  },
  (table) => [
    unique("accounts_once").on(table.user_id, table.type, table.company_id).nullsNotDistinct(),
    uniqueIndex("accounts_one_owner")
      .on(table.company_id)
      .where(sql`${table.role} = 'company-account-owner'`),
    index("accounts_company").on(table.company_id),
    // A few among all accounts.
    index("accounts_staff")
      .on(table.role)
      .where(sql`${table.type} = 'admin'`),
    check(
      "accounts_company_type",
      sql`(${table.type} = 'company') = (${table.company_id} is not null)`,
    ),
    check(
      "accounts_role",
      sql`(${table.type} in ('company', 'admin')) = (${table.role} is not null)`,
    ),
  ],
);
