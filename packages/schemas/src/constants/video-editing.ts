export const VIDEO_TITLE_MAX = 160;
/** Of the formatted description, in characters of HTML. */
export const VIDEO_DESCRIPTION_MAX = 20_000;
export const VIDEO_SKILLS_MAX = 12;
export const VIDEO_SPEAKERS_MAX = 12;
export const VIDEO_TOPICS_MAX = 12;
export const VIDEO_TOPIC_MAX = 40;
/** The longest video, in seconds. */
export const VIDEO_DURATION_MAX = 86_400;

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

/** What a change of many videos does with a switch: leaves it, turns it on or off. */
export const BULK_SWITCH = { UNCHANGED: 0, ON: 1, OFF: 2 } as const;
export type BulkSwitch = (typeof BULK_SWITCH)[keyof typeof BULK_SWITCH];

/** How long a change of many videos can be undone, in minutes. */
export const VIDEO_UNDO_MIN = 10;
/** How many videos one call can delete. */
export const DELETED_VIDEOS_MAX = 200;

export const VIDEO_MESSAGES = {
  titleRequired: "Give it a title.",
  titleTaken: "There’s already a video with this title.",
  slugTaken: "Another video has this address.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
  hostInvalid: "Paste the video’s link, or enter its id.",
  pictureForeign: "Please upload this file first.",
  recordingForeign: "Upload a recording, or enter a link that starts with https://.",
  recordingGone: "This recording is gone. Upload it again.",
  recordingUnreadable: "We can’t read this recording’s length. Upload an MP3 or M4A file.",
  durationInvalid: "Enter the length as minutes and seconds, such as 28:45.",
  dateRequired: "Choose a release date.",
  eventUnknown: "Choose an event from the list.",
  skillUnknown: "Choose skills from the list.",
  speakerUnknown: "Choose speakers from the list.",
  otherLive: "Another video is live. Take it off air first.",
  noneSelected: "Select at least one video that isn’t live.",
  tooManySelected: `Select up to ${SELECTED_VIDEOS_MAX} videos.`,
  nothingToChange: "Choose something to change.",
  isLive: "It’s live. Live videos aren’t changed with others.",
  changedMeanwhile: "Someone changed it meanwhile. Their version stays.",
  changedSince: "Someone has changed it since, so it stays as it is.",
  tooManySkills: `It would have more than ${VIDEO_SKILLS_MAX} skills.`,
  undoOver: "It’s too late to undo this.",
  changed: "Someone else has saved this video since you opened it.",
} as const;
