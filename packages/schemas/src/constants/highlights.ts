/** What a highlight points to: a video or an upcoming live event. */
export const HIGHLIGHT_CATEGORIES = { VIDEO: 1, LIVE_EVENT: 2 } as const;
export type HighlightCategory = (typeof HIGHLIGHT_CATEGORIES)[keyof typeof HIGHLIGHT_CATEGORIES];

/** The categories with their labels and where their highlight is shown. */
export const HIGHLIGHT_CATEGORY_LABELS = {
  [HIGHLIGHT_CATEGORIES.VIDEO]: { label: "Video", shownIn: "The top of Watch" },
  [HIGHLIGHT_CATEGORIES.LIVE_EVENT]: {
    label: "Live Event (upcoming)",
    shownIn: "The Events panel of the site’s menu",
  },
} as const satisfies Record<HighlightCategory, { label: string; shownIn: string }>;

/**
 * Whether visitors see a highlight: it is the first of those that can be shown, waits behind that one,
 * has not started, has ended, leads to something that isn't public, or is switched off.
 */
export const HIGHLIGHT_STATES = [
  "shown",
  "waiting",
  "scheduled",
  "ended",
  "unavailable",
  "inactive",
] as const;
export type HighlightState = (typeof HIGHLIGHT_STATES)[number];

export const HIGHLIGHT_TITLE_MAX = 120;
export const HIGHLIGHT_SUBTITLE_MAX = 160;
export const HIGHLIGHT_CTA_MAX = 40;
export const HIGHLIGHT_POSITION_MAX = 1000;

export const HIGHLIGHT_MESSAGES = {
  itemRequired: "Choose what it leads to.",
  videoUnavailable: "Choose a published video.",
  liveEventUnavailable: "Choose a published live event that hasn’t ended.",
  endsBeforeStart: "The end has to be after the start.",
  imageForeign: "Please upload this file first.",
} as const;
