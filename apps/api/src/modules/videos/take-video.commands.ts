import { escapeHtml } from "@devguild/schemas/escape-html";
import {
  UPLOAD_STATUSES,
  VIDEO_DURATION_MAX,
  VIDEO_TITLE_MAX,
} from "@devguild/schemas/constants/video-editing";
import { FILE_SOURCE, VIDEO_IMPORT_MESSAGES as M } from "@devguild/schemas/constants/video-imports";
import { toSlug } from "@devguild/schemas/slugs";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import type { FoundVideo, HostVideo } from "../../ports/video-hosts/video-hosts.port.ts";
import { sanitiseEditorial } from "../../rich-text/sanitise-rich-text.ts";
import { compareHostFields, type HostFields } from "./host-fields.policy.ts";
import { type videoImportItems, type videoImports, videos } from "./videos.tables.ts";

type Run = typeof videoImports.$inferSelect;
type Item = typeof videoImportItems.$inferSelect;
export type Outcome = Partial<
  Pick<Item, "state" | "failure" | "fields" | "kept" | "video_id" | "title">
>;
/** A video with the address of our copy of its picture; null without one. */
type Taken<Video> = { video: Video; thumbnail: string | null };

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

const findFreeSlug = async (tx: Db, title: string, hostId: string) => {
  const slug = toSlug(title, "video");
  const isTaken = (await tx.$count(videos, eq(videos.slug, slug))) > 0;
  return isTaken ? toSlug(`${slug.slice(0, 60)} ${hostId}`, "video") : slug;
};

/** Adds a video of an import, unless it is here already. */
export const addVideo = async (
  tx: Db,
  { provider: source, options }: Run,
  { video, thumbnail }: Taken<FoundVideo>,
): Promise<Outcome> => {
  const { provider } = video;
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
      // A file isn't the host's word, so a refresh has nothing to compare with.
      host_fields: source === FILE_SOURCE ? null : { ...fields, stored_thumbnail: thumbnail },
    })
    .returning({ id: videos.id });
  return { state: "created", video_id: added?.id ?? null };
};

/** Takes over what its host changed about a video, except what was edited here. */
export const refreshVideo = async (
  tx: Db,
  { video, thumbnail }: Taken<HostVideo>,
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
