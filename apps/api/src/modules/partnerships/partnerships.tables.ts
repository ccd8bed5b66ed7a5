import { PERSON_ROLES } from "@devguild/schemas/constants/partnerships";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { eventSessions } from "../events/events.tables.ts";

/** The package that a company booked at an event, and what it fills in for it. */
export const partnerships = pgTable(
  "partnerships",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    event_id: ref().notNull(),
    event_partnership_id: ref().notNull(),
    // The name at the event; null if it is the company's.
    name: text(),
    congress_logo_url: text(),
    congress_cover_url: text(),
    booth_number: text(),
    introduction: text().notNull().default(""),
    company_link_one: text(),
    company_link_one_title: text(),
    company_link_two: text(),
    company_link_two_title: text(),
    company_link_three: text(),
    company_link_three_title: text(),
    company_link_four: text(),
    company_link_four_title: text(),
    company_link_five: text(),
    company_link_five_title: text(),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({
      name: "partnerships_package",
      columns: [table.event_partnership_id, table.event_id],
      foreignColumns: [eventPartnerships.id, eventPartnerships.event_id],
    }),
    unique("partnerships_company_event").on(table.company_id, table.event_id),
    index("partnerships_event").on(table.event_id),
    index("partnerships_package_used").on(table.event_partnership_id),
    check(
      "partnerships_addresses",
      checkSafeUrls(
        table.congress_logo_url,
        table.congress_cover_url,
        table.company_link_one,
        table.company_link_two,
        table.company_link_three,
        table.company_link_four,
        table.company_link_five,
      ),
    ),
  ],
);

const partnershipId = () =>
  ref()
    .notNull()
    .references(() => partnerships.id, { onDelete: "cascade" });

/** The people who represent a company at an event. */
export const partnershipPeople = pgTable(
  "partnership_people",
  {
    id: identityId(),
    partnership_id: partnershipId(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    job_title: text().notNull(),
    role: text({ enum: PERSON_ROLES }).notNull(),
    image_url: text(),
  },
  (table) => [
    uniqueIndex("partnership_people_email").on(table.partnership_id, sql`lower(${table.email})`),
    check("partnership_people_addresses", checkSafeUrls(table.image_url)),
  ],
);

/** The sessions of the event's programme that are the company's. */
export const partnershipSessions = pgTable(
  "partnership_sessions",
  {
    partnership_id: partnershipId(),
    session_id: ref()
      .notNull()
      .references(() => eventSessions.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.partnership_id, table.session_id] }),
    index("partnership_sessions_session").on(table.session_id),
  ],
);

export const partnershipGoodies = pgTable(
  "partnership_goodies",
  {
    id: identityId(),
    partnership_id: partnershipId(),
    title: text().notNull(),
    description: text().notNull().default(""),
    quantity: integer(),
    image_url: text(),
  },
  (table) => [
    uniqueIndex("partnership_goodies_title").on(table.partnership_id, sql`lower(${table.title})`),
    check("partnership_goodies_quantity", sql`${table.quantity} > 0`),
    check("partnership_goodies_addresses", checkSafeUrls(table.image_url)),
  ],
);

/** What happens at a company's booth. */
export const partnershipActivities = pgTable(
  "partnership_activities",
  {
    id: identityId(),
    partnership_id: partnershipId(),
    title: text().notNull(),
    description: text().notNull().default(""),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    location: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("partnership_activities_time").on(
      table.partnership_id,
      table.starts_at,
      sql`lower(${table.title})`,
    ),
    check("partnership_activities_times", sql`${table.ends_at} > ${table.starts_at}`),
  ],
);

/** Who of a company's people takes part in an activity. */
export const partnershipActivityPeople = pgTable(
  "partnership_activity_people",
  {
    activity_id: ref()
      .notNull()
      .references(() => partnershipActivities.id, { onDelete: "cascade" }),
    person_id: ref()
      .notNull()
      .references(() => partnershipPeople.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.person_id] }),
    index("partnership_activity_people_person").on(table.person_id),
  ],
);

/** People who agreed at a company's booth that it may contact them. */
export const partnershipLeads = pgTable(
  "partnership_leads",
  {
    id: identityId(),
    partnership_id: partnershipId(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    // In lower case.
    email: text().notNull(),
    company_name: text().notNull().default(""),
    job_title: text().notNull().default(""),
    note: text().notNull().default(""),
    agreed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("partnership_leads_email").on(table.partnership_id, table.email),
    index("partnership_leads_latest").on(table.partnership_id, table.id),
    check("partnership_leads_email_form", sql`${table.email} = lower(${table.email})`),
  ],
);
