import {
  ACCOUNT_TYPES,
  ADMIN_ROLE_NAMES,
  COMPANY_ROLE_NAMES,
} from "@devguild/schemas/constants/accounts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** A login. E-mail addresses are kept as typed and compared without case. */
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
    utm: jsonb().$type<Record<string, string>>(),
    suspended_at: instant(),
    deleted_at: instant(),
    last_login_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    // The few that are gone, for leaving them out of what counts all others.
    index("users_gone")
      .on(table.id)
      .where(sql`${table.deleted_at} is not null or ${table.suspended_at} is not null`),
  ],
);

/** What a login can act as: a developer, a user of a company, an admin, or nothing yet. */
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
    status: text({ enum: ["invited", "active", "suspended"] })
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

/** A session is found by the SHA-256 of its token; the token itself is nowhere kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text(),
    user_agent: text(),
    // When it proved a second factor, by logging in with one or afterwards.
    second_factor_at: instant(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id)],
);

/** Tokens of links that work once; kept as hashes as well. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    purpose: text({ enum: ["verify-email"] }).notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    redirect: text(),
    logs_in: boolean().notNull().default(false),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [index("one_time_tokens_user").on(table.user_id, table.purpose)],
);

/** What somebody agreed to: the purpose, the text's version, when and where, and when it ended. */
export const consents = pgTable(
  "consents",
  {
    id: identityId(),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    purpose: text({ enum: ["terms", "newsletter", "job-digest"] }).notNull(),
    text_version: text().notNull(),
    source: text().notNull(),
    given_at: createdAt(),
    confirmed_at: instant(),
    withdrawn_at: instant(),
  },
  (table) => [index("consents_user").on(table.user_id)],
);

/** Counted attempts in a window of time; the same for one process or many. */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index("throttles_expiry").on(table.expires_at)],
);
