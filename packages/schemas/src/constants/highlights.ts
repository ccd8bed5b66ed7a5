/** What a highlight points to: a video or an upcoming live event. */
export const HIGHLIGHT_CATEGORIES = { VIDEO: 1, LIVE_EVENT: 2 } as const;
