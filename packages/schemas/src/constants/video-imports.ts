import { VIDEO_PROVIDERS, type VideoProvider } from "./videos.ts";

/** The supported hosts, by the name people know. */
export const VIDEO_HOST_LABELS: Record<VideoProvider, string> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
};

/** Where imports read from an uploaded file instead of a host. */
export const FILE_SOURCE = "file";

/** Where videos are imported from. */
export const IMPORT_SOURCES = [...VIDEO_PROVIDERS, FILE_SOURCE] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const IMPORT_SOURCE_LABELS: Record<ImportSource, string> = {
  ...VIDEO_HOST_LABELS,
  file: "File",
};

/** How far an import or a refresh from a host is. */
export const IMPORT_STATUSES = { NEW: 0, RUNNING: 1, SUCCESS: 2, ERROR: 3 } as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[keyof typeof IMPORT_STATUSES];

/** What a host says about a video, and what it is called. */
export const HOST_FIELDS = {
  title: "title",
  description: "description",
  duration_seconds: "length",
  thumbnail: "thumbnail",
} as const;
export type HostField = keyof typeof HOST_FIELDS;
export const HOST_FIELD_NAMES = Object.keys(HOST_FIELDS) as [HostField, ...HostField[]];

/** How many videos one import takes. */
export const IMPORTED_VIDEOS_MAX = 200;

/** How many videos a file can list. */
export const FILE_VIDEOS_MAX = 5000;

export const VIDEO_IMPORT_MESSAGES = {
  noneSelected: "Select at least one video.",
  tooMany: `Import up to ${IMPORTED_VIDEOS_MAX} videos at a time.`,
  notConfigured: "This host isn’t set up. Ask the people who run the server for its key.",
  running: "An import or refresh from this host is still running.",
  fileMissing: "Please upload this file first.",
  fileGone: "The uploaded file is gone. Upload it again.",
  fileJson: "The file isn’t complete JSON.",
  fileCsv: "The file isn’t complete CSV.",
  fileEmpty: "The file lists no videos.",
  fileColumns: "The file needs a title and a link, or a host and an id, for each video.",
  fileTooLong: `A file can list up to ${FILE_VIDEOS_MAX} videos.`,
  finished: "It has already ended.",
  gone: "It’s no longer there.",
  notReady: "Its length isn’t known yet. Try again once it’s uploaded.",
  failed: "It failed for a reason of ours. Try again.",
} as const;
