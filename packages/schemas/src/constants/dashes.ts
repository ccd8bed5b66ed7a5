/** Between the ends of a range, as in "7–9 July"; no line breaks after it. */
export const DASH = "–\u2060";

/**
 * Between ends that contain spaces, as in "9 Nov – 6 Dec"; no line breaks beside it. Lines do break between a dash and
 * a no-break space.
 */
export const WIDE_DASH = "\u00a0–\u2060\u00a0";
