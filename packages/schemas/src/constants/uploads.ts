import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "./postings.ts";

/** Bytes of an uploaded CV. */
export const CV_MAX_BYTES = 10 * 1024 * 1024;

/** The kind of file that a CV is. */
export const CV_TYPE = "application/pdf";

/** What can be uploaded: the folder it is kept in, the types it may have with their endings, its size. */
export const UPLOADS = {
  logo: { folder: "logos", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  cover: { folder: "covers", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  avatar: { folder: "avatars", types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  cv: { folder: "cvs", types: { [CV_TYPE]: "pdf" }, maxBytes: CV_MAX_BYTES },
} as const;
export type UploadKind = keyof typeof UPLOADS;
export const UPLOAD_KINDS = Object.keys(UPLOADS) as [UploadKind, ...UploadKind[]];

/** Pixels of an avatar: the least that is taken, and the side of the square that is kept. */
export const AVATAR_MIN = 96;
export const AVATAR_SIDE = 512;

/** Pictures that one can choose in place of one's own. */
export const DEFAULT_AVATARS = [
  "default-1.svg",
  "default-2.svg",
  "default-3.svg",
  "default-4.svg",
  "default-5.svg",
  "default-6.svg",
] as const;

/** What stands where somebody's picture is gone. */
export const FALLBACK_AVATAR = "default.svg";

export const UPLOAD_MESSAGES = {
  fileMissing: "Please upload this file first.",
  pdfOnly: "Please upload a PDF.",
} as const;
