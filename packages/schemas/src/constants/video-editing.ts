export const VIDEO_TITLE_MAX = 160;
/** Of the formatted description, in characters of HTML. */
export const VIDEO_DESCRIPTION_MAX = 20_000;
export const VIDEO_SKILLS_MAX = 12;
export const VIDEO_SPEAKERS_MAX = 12;
export const VIDEO_TOPICS_MAX = 12;
export const VIDEO_TOPIC_MAX = 40;
/** The longest video, in seconds. */
export const VIDEO_DURATION_MAX = 86_400;

/** The addresses that the pictures of videos have: they were uploaded here. */
export const VIDEO_PICTURE = /^\/api\/files\/covers\/[A-Za-z0-9-]+\.(?:svg|png|jpg|webp)$/;

/** The addresses that recordings have: uploaded here, or on another site. */
export const VIDEO_RECORDING =
  /^(?:\/api\/files\/(?:recordings|audio)\/[A-Za-z0-9-]+\.(?:mp3|m4a)|https:\/\/\S+)$/;

/** How staff order videos. */
export const ADMIN_VIDEO_ORDERS = [
  "release_date",
  "title",
  "duration_seconds",
  "plays",
  "updated_at",
] as const;
export type AdminVideoOrder = (typeof ADMIN_VIDEO_ORDERS)[number];

/** How far a video's file is at its host. */
export const UPLOAD_STATUSES = {
  UPLOADING: 0,
  UPLOADED: 1,
  FAILED: 2,
  INITIALISING: 99,
  UNKNOWN: 100,
} as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[keyof typeof UPLOAD_STATUSES];

export const UPLOAD_STATUS_LABELS: Record<UploadStatus, string> = {
  0: "Uploading",
  1: "Uploaded",
  2: "Upload failed",
  99: "Starting upload",
  100: "Upload unknown",
};

/** How many videos one call can select. */
export const SELECTED_VIDEOS_MAX = 2000;

export const VIDEO_MESSAGES = {
  titleRequired: "Give it a title.",
  titleTaken: "There’s already a video with this title.",
  slugTaken: "Another video has this address.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
  hostInvalid: "Paste the video’s link, or enter its id.",
  pictureForeign: "Please upload this file first.",
  recordingForeign: "Upload a recording, or enter a link that starts with https://.",
  recordingUnreadable: "We can’t read this recording’s length. Upload an MP3 or M4A file.",
  durationInvalid: "Enter the length as minutes and seconds, such as 28:45.",
  dateRequired: "Choose a release date.",
  eventUnknown: "Choose an event from the list.",
  skillUnknown: "Choose skills from the list.",
  speakerUnknown: "Choose speakers from the list.",
  otherLive: "Another video is live. Take it off air first.",
  changed: "Someone else has saved this video since you opened it.",
} as const;
