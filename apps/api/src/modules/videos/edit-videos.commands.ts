import type { AdminVideo, NewVideoBody, VideoBody } from "@devguild/schemas/admin-videos";
import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import { findHostedVideo } from "@devguild/schemas/constants/video-links";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq, inArray, ne } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { measureRecording } from "../../ports/files/recordings.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { events } from "../events/events.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { findAdminVideo } from "./find-admin-videos.queries.ts";
import { videos, videoSpeakers } from "./videos.tables.ts";

/** The audit snapshot of a video. */
export const videoSnapshot = createSnapshot(videos, {
  derived: ["audio_bytes", "audio_seconds", "plays", "upload_status", "version", "updated_at"],
});

type Content = Omit<VideoBody, "version">;

// The unique indexes settle simultaneous writes. If no slug was sent, it comes from the title.
const refuseTaken = (slug: string | undefined) => (error: unknown) => {
  if (isUniqueViolation(error, "videos_live_once")) return invalid({ currently_live: M.otherLive });
  if (!isUniqueViolation(error, "videos_slug_unique")) raise(error);
  return slug === undefined ? invalid({ title: M.titleTaken }) : invalid({ slug: M.slugTaken });
};

/** Throws 422 if an event, a skill or a speaker doesn't exist, or another video is live. */
const requireKnown = async (tx: Db, id: number | null, content: Content) => {
  const { event_id, skill_ids, speaker_ids, currently_live } = content;
  const errors: Record<string, string> = {};
  if (typeof event_id === "number" && (await tx.$count(events, eq(events.id, event_id))) === 0)
    errors["event_id"] = M.eventUnknown;
  const { skills } = await getCatalogue(tx);
  if (skill_ids?.some((skill) => !skills.has(skill))) errors["skill_ids"] = M.skillUnknown;
  const named = [...new Set(speaker_ids)];
  if ((await tx.$count(speakers, inArray(speakers.id, named))) < named.length)
    errors["speaker_ids"] = M.speakerUnknown;
  const others = and(eq(videos.currently_live, true), id === null ? undefined : ne(videos.id, id));
  if (currently_live && (await tx.$count(videos, others)) > 0)
    errors["currently_live"] = M.otherLive;
  if (Object.keys(errors).length > 0) invalid(errors);
};

type Host = { provider: VideoProvider; provider_video_id: string };

const toHost = ({ provider, provider_video_id: typed }: Host) => {
  const video = findHostedVideo(provider, typed) ?? invalid({ provider_video_id: M.hostInvalid });
  return { provider: video.provider, provider_video_id: video.id };
};

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** Converts what is sent to columns: sanitised, and each skill and topic once. */
const toColumns = ({
  description_html,
  skill_ids,
  topics,
  status,
  // Stored in a table of its own, and checked with what is stored.
  speaker_ids: _speakers,
  provider: _provider,
  provider_video_id: _host,
  // Stored with what is measured about it.
  audio_url: _recording,
  ...content
}: Content) => ({
  ...content,
  ...(description_html !== undefined && { description: sanitiseEditorial(description_html) }),
  ...(skill_ids && { skill_ids: distinct(skill_ids) }),
  ...(topics && { topics: distinct(topics) }),
  ...(status !== undefined && { published: status }),
});

const setSpeakers = async (tx: Db, videoId: number, ids: readonly number[]) => {
  await tx.delete(videoSpeakers).where(eq(videoSpeakers.video_id, videoId));
  const rows = distinct(ids).map((speaker_id, position) => ({
    video_id: videoId,
    speaker_id,
    position,
  }));
  if (rows.length > 0) await tx.insert(videoSpeakers).values(rows);
};

/** Returns what is stored about a recording: its length is read from the file. */
const toRecording = async (files: FileStore, audio_url: string | null | undefined) => {
  if (audio_url === undefined) return {};
  const measured = audio_url === null ? null : await measureRecording(files, audio_url);
  return {
    audio_url,
    audio_bytes: measured?.bytes ?? null,
    audio_seconds: measured?.seconds ?? null,
  };
};

const readBack = async (tx: Db, id: number): Promise<AdminVideo> =>
  (await findAdminVideo(tx, id)) ?? notFound();

/** Adds a video. Source: docs/product/videos.md. */
export const createVideo = async (
  db: Db,
  files: FileStore,
  body: NewVideoBody,
): Promise<AdminVideo> => {
  const recording = await toRecording(files, body.audio_url);
  return transaction(db, async (tx) => {
    await requireKnown(tx, null, body);
    const { title, duration_seconds, release_date } = body;
    const [created] = await tx
      .insert(videos)
      .values({
        ...toColumns(body),
        ...recording,
        ...toHost(body),
        title,
        duration_seconds,
        release_date,
        slug: body.slug ?? toSlug(title, "video"),
      })
      .returning({ id: videos.id })
      .catch(refuseTaken(body.slug));
    if (!created) return notFound();
    await setSpeakers(tx, created.id, body.speaker_ids ?? []);
    return readBack(tx, created.id);
  });
};

/** Returns a recording that a video doesn't have yet; undefined if it stays. */
const findNewRecording = async (db: Db, id: number, audio_url: string | null | undefined) => {
  const [own] = await db
    .select({ audio_url: videos.audio_url })
    .from(videos)
    .where(eq(videos.id, id));
  return own?.audio_url === audio_url ? undefined : audio_url;
};

/** Changes what is sent of a video; throws 409 if someone else has changed it since. */
export const updateVideo = async (
  db: Db,
  files: FileStore,
  id: number,
  { version, ...body }: VideoBody,
): Promise<AdminVideo> => {
  // Before the transaction, as it may read all of a long file.
  const recording = await toRecording(files, await findNewRecording(db, id, body.audio_url));
  return transaction(db, async (tx) => {
    const [before] = await tx.select().from(videos).where(eq(videos.id, id)).for("update");
    if (!before) return notFound();
    if (before.version !== version) conflict("video_changed", M.changed);
    await requireKnown(tx, id, body);
    await tx
      .update(videos)
      .set({
        ...toColumns(body),
        ...recording,
        ...((body.provider ?? body.provider_video_id) !== undefined &&
          toHost({
            provider: body.provider ?? before.provider,
            provider_video_id: body.provider_video_id ?? before.provider_video_id,
          })),
        version: before.version + 1,
        updated_at: new Date(),
      })
      .where(eq(videos.id, id))
      .catch(refuseTaken(body.slug));
    if (body.speaker_ids) await setSpeakers(tx, id, body.speaker_ids);
    return readBack(tx, id);
  });
};

/** Deletes a video; throws 404 if there is none. The event that it recorded stays. */
export const removeVideo = async (db: Db, id: number): Promise<void> => {
  const removed = await db.delete(videos).where(eq(videos.id, id)).returning({ id: videos.id });
  if (removed.length === 0) notFound();
};
