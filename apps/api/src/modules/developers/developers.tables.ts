import type { MatchSeniority } from "@devguild/matching/types";
import { DIGEST_STATUSES, SIGNUP_STEPS, SIGNUP_TYPES } from "@devguild/schemas/constants/identity";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { plainWords } from "../../db/conditions.ts";
import { languages, locations, skills } from "../catalogue/catalogue.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

export const developers = pgTable(
  "developers",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    job_title: text().notNull().default(""),
    position: text().notNull().default(""),
    company_name: text(),
    about_me: text().notNull().default(""),
    linkedin: text(),
    github: text(),
    seniority: smallint().$type<MatchSeniority>().notNull().default(0),
    residence_city_id: ref().references(() => locations.id),
    // A town that isn't in the catalogue, as typed; the city is then the nearest one listed.
    residence_name: text(),
    citizenship_country_id: ref().references(() => locations.id),
    remote_option: boolean().notNull().default(false),
    relocation_option: boolean().notNull().default(false),
    special_work_permit: text(),
    cv_key: text(),
    cv_uploaded_at: instant(),
    signup_step: smallint().notNull().default(SIGNUP_STEPS.REGISTRATION),
    signup_type: smallint().notNull().default(SIGNUP_TYPES.DEVELOPER_V2),
    profile_finalized: boolean().notNull().default(false),
    complete_profile_modal_last_seen_at: instant(),
    job_recommendations_subscribed: boolean().notNull().default(false),
    dev_digest_subscription_status: smallint().notNull().default(DIGEST_STATUSES.NOT_SPECIFIED),
    // Skill categories.
    interest_ids: bigint({ mode: "number" }).array().notNull().default([]),
    // Set while the profile is deleted, with or without its login.
    deleted_at: instant(),
    validate_by_tm: smallint().notNull().default(1),
    // A rejection after a check: the profile isn't true. docs/product/staff-developers.md.
    disproved: boolean().notNull().default(false),
    // When the weekly digest last looked for jobs, whether or not an email was sent.
    job_digest_at: instant(),
    // No to messages from staff, which also takes a person out of their searches: docs/product/sourcing.md.
    messages_refused_at: instant(),
    // Staff who look for developers don't find the profile: docs/product/visibility.md.
    hidden_from_sourcing: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index("developers_city").on(table.residence_city_id),
    index("developers_digest")
      .on(table.job_digest_at)
      .where(sql`${table.job_recommendations_subscribed}`),
    // The back office lists them, newest first, and walks on until a search has enough.
    index("developers_present")
      .on(table.id.desc().nullsFirst(), table.user_id)
      .where(sql`${table.deleted_at} is null`),
    // Staff filter by access to the board; nearly everybody has it, and is met soon on a walk.
    index("developers_access")
      .on(table.validate_by_tm, table.id.desc().nullsFirst())
      .where(sql`${table.deleted_at} is null and ${table.validate_by_tm} <> 1`),
    // For finding people by words of what they do and write about themselves.
    index("developers_words")
      .using(
        "gin",
        plainWords(sql`${table.position} || ' ' || ${table.job_title} || ' ' || ${table.about_me}`),
      )
      .where(sql`${table.deleted_at} is null`),
    // For finding candidates by a town that isn't in the catalogue.
    index("developers_town")
      .using("gin", plainWords(sql`${table.residence_name}`))
      .where(sql`${table.residence_name} is not null`),
    check("developers_disproved", sql`not ${table.disproved} or ${table.validate_by_tm} = 2`),
    check(
      "developers_residence_name",
      sql`${table.residence_name} is null or ${table.residence_city_id} is not null`,
    ),
    check("developers_seniority", sql`${table.seniority} between 0 and 2`),
    check("developers_signup_step", sql`${table.signup_step} between 0 and 3`),
  ],
);

export const developerSkills = pgTable(
  "developer_skills",
  {
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    skill_id: ref()
      .notNull()
      .references(() => skills.id),
    years: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.developer_id, table.skill_id] }),
    // Includes the developer, so that counting a skill's developers is an index-only scan.
    index("developer_skills_skill").on(table.skill_id, table.developer_id),
    check("developer_skills_years", sql`${table.years} between 1 and 50`),
  ],
);

export const developerLanguages = pgTable(
  "developer_languages",
  {
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    language_id: ref()
      .notNull()
      .references(() => languages.id),
    level_id: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.developer_id, table.language_id] }),
    check("developer_languages_level", sql`${table.level_id} between 0 and 4`),
  ],
);

/** Companies that developers hide their profile from. */
export const developerHiddenCompanies = pgTable(
  "developer_hidden_companies",
  {
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.developer_id, table.company_id] }),
    // Whom a company's ads don't reach.
    index("developer_hidden_companies_company").on(table.company_id, table.developer_id),
  ],
);

/** What staff note about developers; a table of its own, so that no read for anyone else includes it. */
export const developerStaffNotes = pgTable(
  "developer_staff_notes",
  {
    developer_id: ref()
      .primaryKey()
      .references(() => developers.id, { onDelete: "cascade" }),
    body: text().notNull(),
    updated_by: ref().references(() => users.id, { onDelete: "set null" }),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [check("developer_staff_notes_length", sql`length(${table.body}) <= 10000`)],
);
