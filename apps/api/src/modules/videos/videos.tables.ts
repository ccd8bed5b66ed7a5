import { IMPORT_SOURCES, IMPORT_STATUSES } from "@devguild/schemas/constants/video-imports";
import { VIDEO_PROVIDERS } from "@devguild/schemas/constants/videos";
import type { ImportVideosBody } from "@devguild/schemas/video-imports";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { checkSafeUrls, createdAt, identityId, instant, ref } from "../../db/columns.ts";
import type { FoundVideo } from "../../ports/video-hosts/video-hosts.port.ts";
import { events } from "../events/events.tables.ts";
import { users } from "../users/users.tables.ts";
import type { EditedColumns, VideoChanges } from "./edit-many.policy.ts";
import type { HostFields } from "./host-fields.policy.ts";
import { speakers } from "../speakers/speakers.tables.ts";

type ImportOptions = Omit<ImportVideosBody, "video_ids">;

/** Recorded talks and podcast episodes; the file itself is hosted by the provider. */
export const videos = pgTable(
  "videos",
  {
    id: identityId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(""),
    provider: text({ enum: VIDEO_PROVIDERS }).notNull(),
    provider_video_id: text().notNull(),
    thumbnail_url: text(),
    audio_url: text(),
    // The recording's size in bytes and length in seconds; null if unknown.
    audio_bytes: integer(),
    audio_seconds: integer(),
    duration_seconds: integer().notNull(),
    release_date: date().notNull(),
    event_id: ref().references(() => events.id),
    skill_ids: bigint({ mode: "number" }).array().notNull().default([]),
    topics: text().array().notNull().default([]),
    published: boolean().notNull().default(false),
    requires_login: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    // What its host said last about a video that was imported; null for others.
    host_fields: jsonb().$type<HostFields>(),
    currently_live: boolean().notNull().default(false),
    upload_status: smallint().notNull().default(1),
    // How often it was started; counted in the background.
    plays: integer().notNull().default(0),
    // Goes up with each change by an editor, so that nobody overwrites what they haven't seen.
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("videos_newest")
      .on(table.release_date.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index("videos_popular")
      .on(table.plays.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index("videos_skills").using("gin", table.skill_ids),
    index("videos_event").on(table.event_id),
    // One at a time.
    uniqueIndex("videos_live_once")
      .on(table.currently_live)
      .where(sql`${table.currently_live}`),
    check("videos_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`),
    check("videos_addresses", checkSafeUrls(table.thumbnail_url, table.audio_url)),
    check("videos_duration", sql`${table.duration_seconds} > 0`),
    check("videos_recording", sql`${table.audio_bytes} > 0 and ${table.audio_seconds} > 0`),
  ],
);

export const videoSpeakers = pgTable(
  "video_speakers",
  {
    video_id: ref()
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    speaker_id: ref()
      .notNull()
      .references(() => speakers.id),
    position: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.video_id, table.speaker_id] }),
    index("video_speakers_speaker").on(table.speaker_id),
  ],
);

/** Changes of many videos at once. Source: docs/product/videos.md. */
export const videoEdits = pgTable("video_edits", {
  id: identityId(),
  user_id: ref().references(() => users.id, { onDelete: "set null" }),
  changes: jsonb().notNull().$type<VideoChanges>(),
  undo_until: instant().notNull(),
  finished_at: instant(),
  undone_at: instant(),
  created_at: createdAt(),
});

/** The videos of such a change, in its order, and what is needed to undo it. */
export const videoEditItems = pgTable(
  "video_edit_items",
  {
    edit_id: ref()
      .notNull()
      .references(() => videoEdits.id, { onDelete: "cascade" }),
    video_id: ref()
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    state: text({ enum: ["pending", "done", "failed", "undone"] })
      .notNull()
      .default("pending"),
    // Why the video wasn't changed, or why its change wasn't undone.
    failure: text(),
    // Another version than this one shows that someone has changed the video since.
    version: integer().notNull(),
    before: jsonb().$type<EditedColumns>(),
  },
  (table) => [
    primaryKey({ columns: [table.edit_id, table.video_id] }),
    index("video_edit_items_order").on(table.edit_id, table.position),
    index("video_edit_items_video").on(table.video_id),
  ],
);

/** Imports from video hosts and refreshes. At most one of a host is open. */
export const videoImports = pgTable(
  "video_imports",
  {
    id: identityId(),
    // A host, or an uploaded file.
    provider: text({ enum: IMPORT_SOURCES }).notNull(),
    kind: text({ enum: ["import", "refresh"] }).notNull(),
    status: smallint().notNull().default(IMPORT_STATUSES.NEW),
    // What all of an import's videos get.
    options: jsonb().notNull().$type<ImportOptions>(),
    problem: text(),
    created_at: createdAt(),
    finished_at: instant(),
    // If someone ended it early; the rest of its videos stay pending.
    stopped_at: instant(),
  },
  (table) => [
    uniqueIndex("video_imports_open")
      .on(table.provider)
      .where(sql`${table.status} in (0, 1)`),
    index("video_imports_latest").on(table.provider, table.id),
    check("video_imports_status", sql`${table.status} in (0, 1, 2, 3)`),
  ],
);

/** The videos of an import or a refresh, and what came of each. */
export const videoImportItems = pgTable(
  "video_import_items",
  {
    import_id: ref()
      .notNull()
      .references(() => videoImports.id, { onDelete: "cascade" }),
    host_id: text().notNull(),
    position: smallint().notNull(),
    title: text().notNull().default(""),
    // What an uploaded file says about it; null for a host's.
    listed: jsonb().$type<FoundVideo>(),
    video_id: ref().references(() => videos.id, { onDelete: "cascade" }),
    state: text({ enum: ["pending", "created", "changed", "same", "failed"] })
      .notNull()
      .default("pending"),
    failure: text(),
    // What changed at the host: what was taken over, and what was edited here and stays.
    fields: text().array().notNull().default([]),
    kept: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.position] }),
    index("video_import_items_video").on(table.video_id),
  ],
);
