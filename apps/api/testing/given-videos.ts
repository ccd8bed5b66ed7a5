import { randomUUID } from "node:crypto";

import { IMPORT_STATUSES } from "@devguild/schemas/constants/video-imports";

import { eq } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { events } from "../src/modules/events/events.tables.ts";
import { highlights } from "../src/modules/highlights/highlights.tables.ts";
import { speakers } from "../src/modules/speakers/speakers.tables.ts";
import {
  videoEditItems,
  videoEdits,
  videoImports,
  videos,
  videoSpeakers,
} from "../src/modules/videos/videos.tables.ts";
import { createFileStore } from "../src/ports/files/create-file-store.ts";
import { getFolder } from "../src/ports/files/signed-uploads.ts";
import { MINUTE_MS } from "../src/time.ts";
import { testConfig } from "./test-config.ts";

let serial = 0;

/** Creates videos, by default public and without an event. */
export const givenVideosOn = (db: Db) => {
  const event = async (values: Partial<typeof events.$inferInsert> = {}) => {
    serial += 1;
    const [row] = await db
      .insert(events)
      .values({
        name: `Event ${serial}`,
        slug: `event-${serial}`,
        region: "Europe",
        audience: "developers",
        starts_on: "2025-05-01",
        ends_on: "2025-05-02",
        timezone: "Europe/Vienna",
        ...values,
      })
      .returning();
    if (!row) throw new Error("No event was made.");
    return row;
  };

  const speaker = async (full_name = "Ada Test") => {
    serial += 1;
    const [row] = await db
      .insert(speakers)
      .values({ full_name, slug: `speaker-${serial}`, job_title: "Engineer", bio: "Speaks." })
      .returning();
    if (!row) throw new Error("No speaker was made.");
    return row;
  };

  const video = async ({
    speaker_ids = [],
    ...values
  }: Partial<typeof videos.$inferInsert> & { speaker_ids?: number[] } = {}) => {
    serial += 1;
    const [row] = await db
      .insert(videos)
      .values({
        slug: `video-${serial}`,
        title: `Video ${serial}`,
        provider: "youtube",
        provider_video_id: "aaaaaaaaaaa",
        duration_seconds: 1800,
        release_date: "2026-01-01",
        published: true,
        ...values,
      })
      .returning();
    if (!row) throw new Error("No video was made.");
    for (const [position, speaker_id] of speaker_ids.entries())
      await db.insert(videoSpeakers).values({ video_id: row.id, speaker_id, position });
    return row;
  };

  /** By default of a video, and always shown. */
  const highlight = async (values: Partial<typeof highlights.$inferInsert>) => {
    const [row] = await db
      .insert(highlights)
      .values({ category: 1, title: "Watch this", ...values })
      .returning();
    if (!row) throw new Error("No highlight was made.");
    return row;
  };

  /** A change that publishes a video, or several; none of them is reached yet. */
  const videoEdit = async (videoIds?: number[]) => {
    const [edit] = await db
      .insert(videoEdits)
      .values({
        changes: { status: 1, requiresLogin: 0, featured: 0, remove_current_skills: false },
        undo_until: new Date(Date.now() + 10 * MINUTE_MS),
      })
      .returning();
    if (!edit) throw new Error("No change was made.");
    const ids = videoIds ?? [(await video({ published: false })).id];
    await db
      .insert(videoEditItems)
      .values(
        ids.map((video_id, position) => ({ edit_id: edit.id, video_id, position, version: 1 })),
      );
    return edit.id;
  };

  /** An import from YouTube that has added nothing; it is finished. */
  const videoImport = async () => {
    const [row] = await db
      .insert(videoImports)
      .values({
        provider: "youtube",
        kind: "import",
        status: IMPORT_STATUSES.SUCCESS,
        options: { event_id: null, skills: [], status: false },
      })
      .returning();
    if (!row) throw new Error("No import was made.");
    return row.id;
  };

  /** An import that nothing has happened to yet. */
  const openVideoImport = async () => {
    await finishVideoImports();
    const id = await videoImport();
    await db
      .update(videoImports)
      .set({ status: IMPORT_STATUSES.NEW })
      .where(eq(videoImports.id, id));
    return id;
  };

  /** Stores a file of videos that someone uploaded; returns its key. */
  const videoFile = async (text: string, format: "csv" | "json" = "csv") => {
    const key = `${randomUUID()}.${format}`;
    await createFileStore(testConfig).save(getFolder("feed"), key, Buffer.from(text));
    return key;
  };

  /** Only one import of a host is open. */
  const finishVideoImports = () => db.update(videoImports).set({ status: IMPORT_STATUSES.SUCCESS });

  return {
    event,
    speaker,
    video,
    highlight,
    videoEdit,
    videoImport,
    openVideoImport,
    videoFile,
    finishVideoImports,
  };
};
