import { BACKER_KINDS } from "@devguild/schemas/constants/live-events";
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
  unique,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { events } from "../events/events.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { videos } from "../videos/videos.tables.ts";

const skillIds = () => bigint({ mode: "number" }).array().notNull().default([]);

export const liveEventSeasons = pgTable("live_event_seasons", {
  id: identityId(),
  label: text().notNull(),
  slug: text().notNull().unique(),
  position: smallint().notNull().default(0),
});

/** Our own events, which people register for, watch live and watch again. */
export const liveEvents = pgTable(
  "live_events",
  {
    id: identityId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull().default(""),
    description: text().notNull().default(""),
    event_type: smallint().notNull(),
    status: smallint().notNull().default(0),
    season_id: ref().references(() => liveEventSeasons.id),
    // The conference it is a part of, if any.
    event_id: ref().references(() => events.id, { onDelete: "set null" }),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    timezone: text().notNull(),
    // Where on-site attendees go.
    venue: text(),
    cover_url: text(),
    skill_ids: skillIds(),
    stream_url: text(),
    recording_video_id: ref().references(() => videos.id, { onDelete: "set null" }),
    requires_login: boolean().notNull().default(false),
    // The number of seats on site; null if unlimited.
    capacity: integer(),
    published: boolean().notNull().default(false),
    // Incremented by a trigger whenever the event is rescheduled, unpublished or published again.
    sequence: integer().notNull().default(0),
    // Counts staff's changes: one that is based on an older version is refused.
    version: integer().notNull().default(1),
    // Until then, nobody is emailed about a change, so that it can be undone.
    changes_due_at: instant(),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("live_events_start")
      .on(table.starts_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index("live_events_recording").on(table.recording_video_id),
    index("live_events_event").on(table.event_id),
    check("live_events_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
    check("live_events_type", sql`${table.event_type} in (0, 1, 2, 3)`),
    check("live_events_status", sql`${table.status} in (0, 1, 2)`),
    check("live_events_times", sql`${table.ends_at} > ${table.starts_at}`),
    check("live_events_addresses", checkSafeUrls(table.cover_url, table.stream_url)),
    check("live_events_capacity", sql`${table.capacity} > 0`),
  ],
);

const liveEventId = () =>
  ref()
    .notNull()
    .references(() => liveEvents.id, { onDelete: "cascade" });

const speakerId = () =>
  ref()
    .notNull()
    .references(() => speakers.id);

export const liveEventSpeakers = pgTable(
  "live_event_speakers",
  {
    live_event_id: liveEventId(),
    speaker_id: speakerId(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.live_event_id, table.speaker_id] }),
    index("live_event_speakers_speaker").on(table.speaker_id),
  ],
);

/** Talks of an event. */
export const liveSessions = pgTable(
  "live_sessions",
  {
    id: identityId(),
    live_event_id: liveEventId(),
    slug: text().notNull(),
    title: text().notNull(),
    abstract: text().notNull().default(""),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    // The room or stream it takes place in; empty if the event has only one.
    stage: text().notNull().default(""),
    skill_ids: skillIds(),
    video_id: ref().references(() => videos.id, { onDelete: "set null" }),
    published: boolean().notNull().default(false),
    position: smallint().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique("live_sessions_slug").on(table.live_event_id, table.slug),
    index("live_sessions_video").on(table.video_id),
    check("live_sessions_times", sql`${table.ends_at} > ${table.starts_at}`),
  ],
);

export const liveSessionSpeakers = pgTable(
  "live_session_speakers",
  {
    session_id: ref()
      .notNull()
      .references(() => liveSessions.id, { onDelete: "cascade" }),
    speaker_id: speakerId(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.speaker_id] }),
    index("live_session_speakers_speaker").on(table.speaker_id),
  ],
);

/** Sponsors and partners of an event. */
export const liveEventBackers = pgTable(
  "live_event_backers",
  {
    id: identityId(),
    live_event_id: liveEventId(),
    kind: text({ enum: BACKER_KINDS }).notNull(),
    name: text().notNull(),
    company_id: ref().references(() => companies.id, { onDelete: "set null" }),
    logo_url: text(),
    url: text(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("live_event_backers_event").on(table.live_event_id),
    index("live_event_backers_company").on(table.company_id),
    check("live_event_backers_addresses", checkSafeUrls(table.logo_url, table.url)),
  ],
);

/** Ads on an event's page. */
export const liveEventAds = pgTable(
  "live_event_ads",
  {
    id: identityId(),
    live_event_id: liveEventId(),
    title: text().notNull(),
    body: text().notNull().default(""),
    image_url: text(),
    url: text().notNull(),
    partner_name: text().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("live_event_ads_event").on(table.live_event_id),
    check("live_event_ads_addresses", checkSafeUrls(table.image_url, table.url)),
  ],
);
