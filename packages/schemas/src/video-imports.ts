import { z } from "zod";

import { FEED_TYPE_NAMES } from "./constants/uploads.ts";
import { UPLOAD_STATUSES, VIDEO_SKILLS_MAX } from "./constants/video-editing.ts";
import {
  HOST_FIELD_NAMES,
  IMPORT_STATUSES,
  IMPORTED_VIDEOS_MAX,
  VIDEO_IMPORT_MESSAGES as M,
} from "./constants/video-imports.ts";
import { VIDEO_PROVIDERS } from "./constants/videos.ts";
import { flag, id } from "./fields.ts";

const count = z.number().int();

/** How far an import or a refresh is, and what came of it. */
export const videoImport = z.object({
  id,
  kind: z.enum(["import", "refresh"]),
  status: z.enum(IMPORT_STATUSES),
  total: count,
  done: count,
  /** Videos that were added. */
  created: count,
  /** Those that a refresh changed, or would have if nobody had edited them here. */
  changed: z.array(
    z.object({
      video_id: id,
      title: z.string(),
      fields: z.array(z.enum(HOST_FIELD_NAMES)),
      kept: z.array(z.enum(HOST_FIELD_NAMES)),
    }),
  ),
  failed: z.array(z.object({ host_id: z.string(), title: z.string(), reason: z.string() })),
  /** Why all of it failed. */
  problem: z.string().nullable(),
  /** Whether someone ended it early. */
  is_stopped: z.boolean(),
});
export type VideoImport = z.infer<typeof videoImport>;

/** A video at its host, or in an uploaded file. */
const hostVideo = z.object({
  /** Its id there; in a file, its host and its id. */
  host_id: z.string(),
  provider: z.enum(VIDEO_PROVIDERS),
  title: z.string(),
  /** Null while the host doesn't know it. */
  duration_seconds: count.nullable(),
  released_on: z.iso.date(),
  upload_status: z.enum(UPLOAD_STATUSES),
  /** The id of the same video here; null if it isn't. */
  video_id: id.nullable(),
});
export type HostVideo = z.infer<typeof hostVideo>;

export const hostVideosQuery = z.object({
  /** Where the page begins, as the one before it said. */
  cursor: z.string().min(1).max(500).optional(),
});

export const hostVideos = z.object({
  data: z.array(hostVideo),
  meta: z.object({
    /** Whether the operator has set up this host. */
    configured: z.boolean(),
    total: count,
    next: z.string().nullable(),
    /** Why the host can't be read, in words for staff. */
    problem: z.string().nullable(),
    /** The first rows of a file that can't be imported, and why. */
    skipped: z.array(z.object({ row: count, title: z.string(), reason: z.string() })),
    /** The last import or refresh. */
    latest: videoImport.nullable(),
  }),
});
export type HostVideos = z.infer<typeof hostVideos>;

const videoIds = (each: z.ZodString) =>
  z.array(each).min(1, M.noneSelected).max(IMPORTED_VIDEOS_MAX, M.tooMany);

/** Which videos of a host to add, and what all of them get. */
export const importVideosBody = z.object({
  video_ids: videoIds(z.string().regex(/^[\w-]{1,20}$/)),
  event_id: id.nullable().default(null),
  skills: z.array(id).max(VIDEO_SKILLS_MAX).default([]),
  /** Whether they are published at once. */
  status: flag.default(false),
});
export type ImportVideosBody = z.infer<typeof importVideosBody>;

/** A file of videos to upload. */
export const videoFileBody = z.object({ content_type: z.enum(FEED_TYPE_NAMES) });

/** Where to PUT a file of videos, and its key for an import. */
export const videoFile = z.object({ signedUrl: z.string(), key: z.string() });

const fileKey = z.string(M.fileMissing).regex(/^[a-f0-9-]{36}\.(?:csv|json)$/, M.fileMissing);

export const fileVideosQuery = z.object({
  file_key: fileKey.optional(),
  /** Where the page begins, as the one before it said. */
  cursor: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional(),
});
export type FileVideosQuery = z.infer<typeof fileVideosQuery>;

/** Which videos of an uploaded file to add, and what all of them get. */
export const importFileBody = importVideosBody.extend({
  video_ids: videoIds(z.string().regex(/^[a-z]+\/[\w-]{1,20}$/)),
  file_key: fileKey,
});
export type ImportFileBody = z.infer<typeof importFileBody>;
