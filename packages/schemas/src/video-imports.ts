import { z } from "zod";

import { UPLOAD_STATUSES, VIDEO_SKILLS_MAX } from "./constants/video-editing.ts";
import {
  HOST_FIELD_NAMES,
  IMPORT_STATUSES,
  IMPORTED_VIDEOS_MAX,
  VIDEO_IMPORT_MESSAGES as M,
} from "./constants/video-imports.ts";
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
});
export type VideoImport = z.infer<typeof videoImport>;

/** A video at its host. */
const hostVideo = z.object({
  host_id: z.string(),
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
    /** The last import or refresh. */
    latest: videoImport.nullable(),
  }),
});
export type HostVideos = z.infer<typeof hostVideos>;

/** Which videos of a host to add, and what all of them get. */
export const importVideosBody = z.object({
  video_ids: z
    .array(z.string().regex(/^[\w-]{1,20}$/))
    .min(1, M.noneSelected)
    .max(IMPORTED_VIDEOS_MAX, M.tooMany),
  event_id: id.nullable().default(null),
  skills: z.array(id).max(VIDEO_SKILLS_MAX).default([]),
  /** Whether they are published at once. */
  status: flag.default(false),
});
export type ImportVideosBody = z.infer<typeof importVideosBody>;
