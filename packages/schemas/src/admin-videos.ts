import { z } from "zod";

import { isMisleading } from "./constants/misleading-addresses.ts";
import { RECORDING_TYPE_NAMES } from "./constants/uploads.ts";
import {
  ADMIN_VIDEO_ORDERS,
  BULK_SWITCH,
  DELETED_VIDEOS_MAX,
  SELECTED_VIDEOS_MAX,
  UPLOAD_STATUSES,
  VIDEO_DESCRIPTION_MAX,
  VIDEO_DURATION_MAX,
  VIDEO_MESSAGES as M,
  VIDEO_RECORDING,
  VIDEO_SKILLS_MAX,
  VIDEO_SPEAKERS_MAX,
  VIDEO_TITLE_MAX,
  VIDEO_TOPIC_MAX,
  VIDEO_TOPICS_MAX,
} from "./constants/video-editing.ts";
import { VIDEO_PROVIDERS } from "./constants/videos.ts";
import {
  coverAddress,
  flag,
  id,
  instant,
  labelledId,
  queryIds,
  queryPage,
  queryPerPage,
  requiredText,
  text,
  toList,
} from "./fields.ts";
import { tooLong } from "./limit-messages.ts";
import { isSlug } from "./slugs.ts";

const PER_PAGE = 30;

/** A video in the back office's list. */
export const adminVideoRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  thumbnail_url: z.string().nullable(),
  speakers: z.array(z.object({ id, name: z.string(), title: z.string(), company: z.string() })),
  event_id: id.nullable(),
  event: labelledId.nullable(),
  skills: z.array(labelledId),
  release_date: z.iso.date(),
  duration_seconds: z.number().int(),
  /** Whether it is published. */
  status: z.boolean(),
  requires_login_status: z.boolean(),
  featured: z.boolean(),
  currently_live: z.boolean(),
  upload_status: z.enum(UPLOAD_STATUSES),
  provider: z.enum(VIDEO_PROVIDERS),
  provider_video_id: z.string(),
  plays: z.number().int(),
  updated_at: instant,
  /** Goes up with each change; a change has to name the one that it is based on. */
  version: z.number().int(),
});
export type AdminVideoRow = z.infer<typeof adminVideoRow>;

/** A video as its editors see it. */
export const adminVideo = adminVideoRow.extend({
  /** Sanitised. */
  description_html: z.string(),
  topics: z.array(z.string()),
  audio_url: z.string().nullable(),
  /** The recording's length; null if unknown. */
  audio_seconds: z.number().int().nullable(),
});
export type AdminVideo = z.infer<typeof adminVideo>;

const queryFlags = z.preprocess(
  toList,
  z
    .array(
      z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true"),
    )
    .max(2),
);

/** Filters videos, published or not; values of one filter widen the result. */
export const adminVideosFilter = z.object({
  events: queryIds,
  skills: queryIds,
  requiresLogin: queryFlags,
  /** 1 for published ones. */
  status: queryFlags,
  /** Searches titles, speakers and topics, or finds one by its id. */
  metadata: z.string().trim().max(200).default(""),
});
export type AdminVideosFilter = z.infer<typeof adminVideosFilter>;

/** Which videos a spreadsheet has, in which order. */
export const adminVideosCsvQuery = adminVideosFilter.extend({
  order_by: z.enum(ADMIN_VIDEO_ORDERS).default("release_date"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type AdminVideosCsvQuery = z.infer<typeof adminVideosCsvQuery>;

export const adminVideosQuery = adminVideosCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type AdminVideosQuery = z.infer<typeof adminVideosQuery>;

/** A video to select. */
export const videoTitle = z.object({ id, title: z.string(), currently_live: z.boolean() });
export type VideoTitle = z.infer<typeof videoTitle>;

export const videoEditOptions = z.object({
  events: z.array(labelledId),
  skills: z.array(labelledId),
  /** Those in use, to choose from. */
  topics: z.array(z.string()),
});
export type VideoEditOptions = z.infer<typeof videoEditOptions>;

const ids = (max: number) => z.array(id).max(max);

const fields = {
  title: requiredText(VIDEO_TITLE_MAX, M.titleRequired),
  slug: z.string().trim().max(80, tooLong(80)).refine(isSlug, M.slugInvalid),
  description_html: z.string().max(VIDEO_DESCRIPTION_MAX, tooLong(VIDEO_DESCRIPTION_MAX)),
  provider: z.enum(VIDEO_PROVIDERS),
  /** The id at the provider, or the URL of the video, whose provider then counts. */
  provider_video_id: requiredText(300, M.hostInvalid),
  thumbnail_url: coverAddress(M.pictureForeign).nullable(),
  audio_url: z
    .string(M.recordingForeign)
    .max(300, M.recordingForeign)
    .regex(VIDEO_RECORDING, M.recordingForeign)
    .refine((url) => !isMisleading(url), M.recordingForeign)
    .nullable(),
  duration_seconds: z
    .number(M.durationInvalid)
    .int(M.durationInvalid)
    .min(1, M.durationInvalid)
    .max(VIDEO_DURATION_MAX, M.durationInvalid),
  release_date: z.iso.date(M.dateRequired),
  event_id: id.nullable(),
  skill_ids: ids(VIDEO_SKILLS_MAX),
  speaker_ids: ids(VIDEO_SPEAKERS_MAX),
  topics: z.array(text(VIDEO_TOPIC_MAX).min(1)).max(VIDEO_TOPICS_MAX),
  status: flag,
  requires_login: flag,
  featured: flag,
  currently_live: flag,
};

/** A recording to upload. */
export const recordingUploadBody = z.object({ content_type: z.enum(RECORDING_TYPE_NAMES) });

/** Where to PUT a recording, and its address after the upload. */
export const recordingUpload = z.object({ signedUrl: z.string(), fileUrl: z.string() });

/** A video to create; unpublished by default, and with an address made from its title. */
export const newVideoBody = z.object(fields).partial().required({
  title: true,
  provider: true,
  provider_video_id: true,
  duration_seconds: true,
  release_date: true,
});
export type NewVideoBody = z.infer<typeof newVideoBody>;

/** What changes about a video; absent fields stay. */
export const videoBody = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().min(1) });
export type VideoBody = z.infer<typeof videoBody>;

const bulkSwitch = z.enum(BULK_SWITCH).default(BULK_SWITCH.UNCHANGED);

/**
 * A change of many videos. Only what is sent changes: without the key `skills` they stay, an empty list
 * clears them; otherwise they are added, or replace the others with `remove_current_skills`.
 */
export const videosBody = z
  .object({
    selected_videos: z.array(id).min(1, M.noneSelected).max(SELECTED_VIDEOS_MAX, M.tooManySelected),
    status: bulkSwitch,
    requiresLogin: bulkSwitch,
    featured: bulkSwitch,
    event_id: id.optional(),
    release_date: z.iso.date(M.dateRequired).optional(),
    skills: ids(VIDEO_SKILLS_MAX).optional(),
    remove_current_skills: flag.default(false),
  })
  .superRefine((body, context) => {
    const { status, requiresLogin, featured, event_id, release_date, skills } = body;
    const isSwitched = [status, requiresLogin, featured].some((each) => each !== 0);
    if (!isSwitched && (event_id ?? release_date ?? skills) === undefined)
      context.addIssue({ code: "custom", path: ["status"], message: M.nothingToChange });
  });
export type VideosBody = z.infer<typeof videosBody>;

const count = z.number().int();

/** How many videos a field changes in, and in how many it is so already. */
const fieldPreview = z.object({ changed: count, same: count }).nullable();

/** What a change of many videos would do; a field that it doesn't touch is null. */
export const videosPreview = z.object({
  total: count,
  /** Those that are live, which stay as they are. */
  live: count,
  status: fieldPreview,
  requires_login: fieldPreview,
  featured: fieldPreview,
  event: fieldPreview,
  release_date: fieldPreview,
  /** The skills that some of the videos gain or lose. */
  skills: z.array(z.object({ id, label: z.string(), gained: count, lost: count })).nullable(),
});
export type VideosPreview = z.infer<typeof videosPreview>;

/** How far a change of many videos is. */
export const videosEdit = z.object({
  id,
  total: count,
  done: count,
  /** Those that were not changed, or not changed back, and why. */
  failed: z.array(z.object({ id, title: z.string(), reason: z.string() })),
  is_finished: z.boolean(),
  is_undone: z.boolean(),
  undo_until: instant,
});
export type VideosEdit = z.infer<typeof videosEdit>;

export const removedVideosQuery = z.object({
  selected_videos: z.preprocess(
    toList,
    z
      .array(z.coerce.number().pipe(id))
      .min(1, M.noneSelected)
      .max(DELETED_VIDEOS_MAX, `Delete up to ${DELETED_VIDEOS_MAX} videos at a time.`),
  ),
});

/** The ids of deleted videos; those that are live aren't deleted with others. */
export const removedVideos = z.object({ deleted: z.array(id), live: z.array(id) });
export type RemovedVideos = z.infer<typeof removedVideos>;
