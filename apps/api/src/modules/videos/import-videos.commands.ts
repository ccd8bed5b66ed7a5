import { escapeHtml } from "@devguild/schemas/escape-html";
import {
  UPLOAD_STATUSES,
  VIDEO_DURATION_MAX,
  VIDEO_TITLE_MAX,
} from "@devguild/schemas/constants/video-editing";
import {
  IMPORT_STATUSES,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import { toSlug } from "@devguild/schemas/slugs";
import { and, asc, eq, inArray } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import type { VideoHosts } from "../../ports/video-hosts/create-video-hosts.ts";
import { storeThumbnail } from "../../ports/video-hosts/store-thumbnail.ts";
import {
  HOST_PAGE,
  HostProblem,
  type HostVideo,
  type VideoHost,
} from "../../ports/video-hosts/video-hosts.port.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { compareHostFields, type HostFields } from "./host-fields.policy.ts";
import { videoImportItems, videoImports, videos } from "./videos.tables.ts";

const { NEW, RUNNING, SUCCESS, ERROR } = IMPORT_STATUSES;

type Run = typeof videoImports.$inferSelect;
type Item = typeof videoImportItems.$inferSelect;
type Outcome = Partial<Pick<Item, "state" | "failure" | "fields" | "kept" | "video_id" | "title">>;
type Source = { host: VideoHost; files: FileStore };

const MAX_DESCRIPTION = 5000;

/** Converts a host's plain text to paragraphs. */
const toHtml = (text: string) =>
  sanitiseEditorial(
    text
      .slice(0, MAX_DESCRIPTION)
      .split(/\n+/)
      .filter((line) => line.trim() !== "")
      .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
      .join(""),
  );

const toHostFields = (video: HostVideo): Omit<HostFields, "stored_thumbnail"> => ({
  title: video.title.trim().slice(0, VIDEO_TITLE_MAX) || video.id,
  description: toHtml(video.description),
  duration_seconds:
    video.durationSeconds === null ? null : Math.min(video.durationSeconds, VIDEO_DURATION_MAX),
  thumbnail: video.thumbnailUrl,
});

// A video without its picture is better than none; a drawing takes its place.
const fetchThumbnail = async ({ host, files }: Source, address: string | null) =>
  address === null ? null : storeThumbnail(files, address, host.trustedHosts).catch(() => null);

const findFreeSlug = async (tx: Db, title: string, hostId: string) => {
  const slug = toSlug(title, "video");
  const isTaken = (await tx.$count(videos, eq(videos.slug, slug))) > 0;
  return isTaken ? toSlug(`${slug.slice(0, 60)} ${hostId}`, "video") : slug;
};

const addVideo = async (
  tx: Db,
  { provider, options }: Run,
  { video, thumbnail }: { video: HostVideo; thumbnail: string | null },
): Promise<Outcome> => {
  const [known] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.provider, provider), eq(videos.provider_video_id, video.id)));
  const fields = toHostFields(video);
  const { title, description, duration_seconds: seconds } = fields;
  if (known) return { state: "same", video_id: known.id };
  if (seconds === null) return { state: "failed", failure: M.notReady };
  const [added] = await tx
    .insert(videos)
    .values({
      title,
      description,
      slug: await findFreeSlug(tx, title, video.id),
      provider,
      provider_video_id: video.id,
      duration_seconds: seconds,
      release_date: video.releasedOn,
      thumbnail_url: thumbnail,
      upload_status: video.uploadStatus,
      event_id: options.event_id,
      skill_ids: [...new Set(options.skills)],
      published: options.status && video.uploadStatus === UPLOAD_STATUSES.UPLOADED,
      host_fields: { ...fields, stored_thumbnail: thumbnail },
    })
    .returning({ id: videos.id });
  return { state: "created", video_id: added?.id ?? null };
};

const refreshVideo = async (
  tx: Db,
  { video, thumbnail }: { video: HostVideo; thumbnail: string | null },
  videoId: number,
): Promise<Outcome> => {
  const [own] = await tx.select().from(videos).where(eq(videos.id, videoId)).for("update");
  if (!own?.host_fields) return { state: "same" };
  const next = toHostFields(video);
  const { fields, kept } = compareHostFields(own, own.host_fields, next);
  const taken = fields.filter((field) => field !== "thumbnail" || thumbnail !== null);
  const isTaken = new Set<string>(taken);
  const last = own.host_fields;
  await tx
    .update(videos)
    .set({
      upload_status: video.uploadStatus,
      host_fields: {
        title: next.title,
        description: next.description,
        duration_seconds: next.duration_seconds ?? last.duration_seconds,
        // A picture that couldn't be fetched is tried again the next time.
        thumbnail:
          fields.includes("thumbnail") && thumbnail === null
            ? last.thumbnail
            : (next.thumbnail ?? last.thumbnail),
        stored_thumbnail: isTaken.has("thumbnail") ? thumbnail : last.stored_thumbnail,
      },
      ...(isTaken.has("title") && { title: next.title }),
      ...(isTaken.has("description") && { description: next.description }),
      ...(isTaken.has("duration_seconds") &&
        next.duration_seconds !== null && { duration_seconds: next.duration_seconds }),
      ...(isTaken.has("thumbnail") && { thumbnail_url: thumbnail }),
      ...(taken.length > 0 && { version: own.version + 1, updated_at: new Date() }),
    })
    .where(eq(videos.id, videoId));
  return { state: taken.length > 0 ? "changed" : "same", fields: taken, kept };
};

/** Returns whether a refresh needs the host's picture again. */
const hasNewThumbnail = async (db: Db, videoId: number | null, { thumbnailUrl }: HostVideo) => {
  if (videoId === null) return true;
  const [own] = await db
    .select({ host_fields: videos.host_fields })
    .from(videos)
    .where(eq(videos.id, videoId));
  return own?.host_fields?.thumbnail !== thumbnailUrl;
};

const isSame = (item: Item) =>
  and(eq(videoImportItems.import_id, item.import_id), eq(videoImportItems.position, item.position));

/** Takes over one video in a transaction of its own; nothing if another process has done it. */
const takeVideo = async (
  db: Db,
  source: Source,
  run: Run,
  { item, video }: { item: Item; video: HostVideo | undefined },
) => {
  const needsPicture = video && (await hasNewThumbnail(db, item.video_id, video));
  const thumbnail = needsPicture ? await fetchThumbnail(source, video.thumbnailUrl) : null;
  await transaction(db, async (tx) => {
    // Two processes with the same import take turns.
    await tx.select().from(videoImports).where(eq(videoImports.id, run.id)).for("update");
    const [open] = await tx.select().from(videoImportItems).where(isSame(item));
    if (open?.state !== "pending") return;
    const found = video && { video, thumbnail };
    const outcome: Outcome = !found
      ? { state: "failed", failure: M.gone }
      : item.video_id === null
        ? await addVideo(tx, run, found)
        : await refreshVideo(tx, found, item.video_id);
    await tx
      .update(videoImportItems)
      .set({ ...outcome, title: video?.title ?? "" })
      .where(isSame(item));
  });
};

const finish = (db: Db, id: number, values: Pick<Run, "status"> & { problem?: string }) =>
  db
    .update(videoImports)
    .set({ ...values, finished_at: new Date() })
    .where(and(eq(videoImports.id, id), inArray(videoImports.status, [NEW, RUNNING])));

const takeAll = async (db: Db, source: Source, run: Run) => {
  for (;;) {
    const items = await db
      .select()
      .from(videoImportItems)
      .where(and(eq(videoImportItems.import_id, run.id), eq(videoImportItems.state, "pending")))
      .orderBy(asc(videoImportItems.position))
      .limit(HOST_PAGE);
    if (items.length === 0) return;
    const found = await source.host.read(items.map(({ host_id: hostId }) => hostId));
    const byId = new Map(found.map((video) => [video.id, video]));
    for (const item of items)
      await takeVideo(db, source, run, { item, video: byId.get(item.host_id) });
  }
};

/**
 * Makes an import or a refresh, one video after the other: a process that is killed goes on where it was.
 * A host that can't be read ends it, with the reason. Source: docs/product/videos.md.
 */
export const makeImport = async (
  db: Db,
  hosts: VideoHosts,
  files: FileStore,
  id: number,
): Promise<void> => {
  const [run] = await db
    .update(videoImports)
    .set({ status: RUNNING })
    .where(and(eq(videoImports.id, id), inArray(videoImports.status, [NEW, RUNNING])))
    .returning();
  if (!run) return;
  const host = hosts[run.provider];
  if (!host) return void (await finish(db, id, { status: ERROR, problem: M.notConfigured }));
  try {
    await takeAll(db, { host, files }, run);
    await finish(db, id, { status: SUCCESS });
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    await finish(db, id, { status: ERROR, problem: error.message });
  }
};

/** Ends an import that failed for the last time; what it has added stays. */
export const giveUpImport = async (db: Db, id: number): Promise<void> => {
  await finish(db, id, { status: ERROR, problem: M.failed });
};
