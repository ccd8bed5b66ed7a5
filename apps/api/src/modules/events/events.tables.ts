import { SESSION_KINDS } from "@devguild/schemas/constants/partnerships";
import { EVENT_AUDIENCES } from "@devguild/schemas/constants/site-data";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId, instant, ref } from "../../db/columns.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";

/** Conferences and summits, each with its own website. */
export const events = pgTable(
  "events",
  {
    id: identityId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    type: smallint().notNull().default(0),
    city: text(),
    country_id: ref().references(() => locations.id),
    region: text().notNull(),
    audience: text({ enum: EVENT_AUDIENCES }).notNull(),
    starts_on: date().notNull(),
    ends_on: date().notNull(),
    timezone: text().notNull(),
    external_url: text(),
    logo_url: text(),
  },
  (table) => [
    check("events_dates", sql`${table.ends_on} >= ${table.starts_on}`),
    check("events_addresses", checkSafeUrls(table.external_url, table.logo_url)),
  ],
);

/** An event's former slugs, which keep redirecting. */
export const eventSlugs = pgTable(
  "event_slugs",
  {
    slug: text().primaryKey(),
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
  },
  (table) => [index("event_slugs_event").on(table.event_id)],
);

/** The programme of an event. */
export const eventSessions = pgTable(
  "event_sessions",
  {
    id: identityId(),
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    title: text().notNull(),
    kind: text({ enum: SESSION_KINDS }).notNull(),
    room: text().notNull().default(""),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    // Goes up with each change by an editor, so that nobody overwrites what they haven't seen.
    version: integer().notNull().default(1),
  },
  (table) => [
    index("event_sessions_event").on(table.event_id, table.starts_at),
    check("event_sessions_kind", sql`${table.kind} in ('talk', 'workshop')`),
    check("event_sessions_times", sql`${table.ends_at} > ${table.starts_at}`),
  ],
);

export const eventSessionSpeakers = pgTable(
  "event_session_speakers",
  {
    session_id: ref()
      .notNull()
      .references(() => eventSessions.id, { onDelete: "cascade" }),
    speaker_id: ref()
      .notNull()
      .references(() => speakers.id),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.speaker_id] }),
    index("event_session_speakers_speaker").on(table.speaker_id),
  ],
);
