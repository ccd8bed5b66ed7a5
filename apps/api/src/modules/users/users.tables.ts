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

const CONSENT_PURPOSES = [
  "terms",
  "newsletter",
  "job-digest",
  "b2b-newsletter",
  "service-chat",
  "service-statistics",
  "service-marketing",
  "service-maps",
  "service-errors",
] as const;

const TOKEN_PURPOSES = [
  "verify-email",
  "change-email",
  "reset-password",
  "set-password",
  "invitation",
  "restore-account",
] as const;

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
    // A deleted one may be restored for a while: docs/product/account.md.
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

/** Tokens of links, and codes, that work once; kept as hashes as well. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // The account that an invitation opens.
    account_id: ref().references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    redirect: text(),
    logs_in: boolean().notNull().default(false),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [index("one_time_tokens_user").on(table.user_id, table.purpose)],
);

/** A login at another provider that opens this one. */
export const loginConnections = pgTable(
  "login_connections",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text().notNull(),
    provider_user_id: text().notNull(),
    email: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique("login_connections_provider").on(table.provider, table.provider_user_id),
    unique("login_connections_user").on(table.user_id, table.provider),
  ],
);

/** Accounts that were deleted and may be restored until they are purged. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    account_type: text({ enum: ACCOUNT_TYPES }).notNull(),
    // Whether the login went with it, because it was the last account.
    with_login: boolean().notNull(),
    deleted_by: ref().references(() => users.id, { onDelete: "set null" }),
    deleted_at: createdAt(),
    restorable_until: instant().notNull(),
    restored_at: instant(),
    purged_at: instant(),
  },
  (table) => [
    uniqueIndex("account_deletions_open")
      .on(table.user_id, table.account_type)
      .where(sql`${table.restored_at} is null and ${table.purged_at} is null`),
    index("account_deletions_due")
      .on(table.restorable_until)
      .where(sql`${table.restored_at} is null and ${table.purged_at} is null`),
  ],
);

/** What somebody agreed to: the purpose, the text's version, when and where, and when it ended. */
export const consents = pgTable(
  "consents",
  {
    id: identityId(),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    // Without a login, of an address alone: kept in lower case.
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    text_version: text().notNull(),
    source: text().notNull(),
    given_at: createdAt(),
    confirmed_at: instant(),
    withdrawn_at: instant(),
  },
  (table) => [
    index("consents_user").on(table.user_id),
    uniqueIndex("consents_guest")
      .on(table.email, table.purpose)
      .where(sql`${table.user_id} is null and ${table.withdrawn_at} is null`),
  ],
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
