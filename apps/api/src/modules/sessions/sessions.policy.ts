import { DAY_S, HOUR_S } from "../../time.ts";

/** Session lifetimes in seconds: in total, unused, and for staff. Source: docs/product/sessions.md. */
export const LIFETIME_S = 365 * DAY_S;
export const UNUSED_LIFETIME_S = 90 * DAY_S;
export const ADMIN_LIFETIME_S = DAY_S / 2;

/** How many sessions a login can have; the next one ends the one that was unused for longest. */
export const MAX_SESSIONS = 100;

/** The precision of a session's last use; writing on every call would be too expensive. */
export const TOUCH_AFTER_S = HOUR_S;

/** Returns the instant `seconds` ago. */
export const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
