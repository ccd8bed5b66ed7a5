import { DAY_S, HOUR_S } from "../../time.ts";

/** How long a session lasts, in seconds: at all, unused, and of staff. Source: docs/product/sessions.md. */
export const LIFETIME_S = 365 * DAY_S;
export const UNUSED_LIFETIME_S = 90 * DAY_S;
export const ADMIN_LIFETIME_S = DAY_S / 2;

/** How exactly it is noted when a session was last used: writing at each call would cost too much. */
export const TOUCH_AFTER_S = HOUR_S;

/** The moment so many seconds ago. */
export const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
