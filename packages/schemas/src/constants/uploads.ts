import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "./postings.ts";

/** The maximum size of an uploaded CV, in bytes. */
export const CV_MAX_BYTES = 10 * 1024 * 1024;

/** The file type of a CV. */
export const CV_TYPE = "application/pdf";

/** The maximum size of an uploaded file of listings, in bytes; larger ones are read from an address. */
export const FEED_MAX_BYTES = 10 * 1024 * 1024;

/** The types of an uploaded file of listings, each with its extension, which is also its format. */
export const FEED_TYPES = { "text/csv": "csv", "application/json": "json" } as const;
export type FeedType = keyof typeof FEED_TYPES;
export const FEED_TYPE_NAMES = Object.keys(FEED_TYPES) as [FeedType, ...FeedType[]];

/** The maximum size of an uploaded recording, in bytes: three hours at 128 kbit/s fit easily. */
export const RECORDING_MAX_BYTES = 200 * 1024 * 1024;

/** The types of an uploaded recording, each with its extension. */
export const RECORDING_TYPES = { "audio/mpeg": "mp3", "audio/mp4": "m4a" } as const;
export type RecordingType = keyof typeof RECORDING_TYPES;
export const RECORDING_TYPE_NAMES = Object.keys(RECORDING_TYPES) as [
  RecordingType,
  ...RecordingType[],
];

/**
 * What can be uploaded: the folder for storage, the accepted types with their extensions, the
 * maximum size.
 */
export const UPLOADS = {
  logo: { folder: "logos", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  cover: { folder: "covers", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  avatar: { folder: "avatars", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  cv: { folder: "cvs", types: { [CV_TYPE]: "pdf" }, maxBytes: CV_MAX_BYTES },
  feed: { folder: "feeds", types: FEED_TYPES, maxBytes: FEED_MAX_BYTES },
  recording: { folder: "recordings", types: RECORDING_TYPES, maxBytes: RECORDING_MAX_BYTES },
} as const;
export type UploadKind = keyof typeof UPLOADS;
export const UPLOAD_KINDS = Object.keys(UPLOADS) as [UploadKind, ...UploadKind[]];

/** The minimum size of an avatar and the side of the stored square, in pixels. */
export const AVATAR_MIN = 96;
export const AVATAR_SIDE = 512;

/** Drawn avatars to choose from instead of uploading a picture. */
export const DEFAULT_AVATARS = [
  "default-1.svg",
  "default-2.svg",
  "default-3.svg",
  "default-4.svg",
  "default-5.svg",
  "default-6.svg",
] as const;

/** Shown if someone's picture is missing. */
export const FALLBACK_AVATAR = "default.svg";

export const UPLOAD_MESSAGES = {
  fileMissing: "Please upload this file first.",
  pdfOnly: "Please upload a PDF.",
} as const;
