/** What a highlight points to: a video, or a live event that is to come. */
export const HIGHLIGHT_CATEGORIES = { VIDEO: 1, LIVE_EVENT: 2 } as const;
