import { localized } from "@devguild/session/redirects";

/** The screen of all push notifications. */
export const PUSH_PATH = localized("/admin/push");

/** Where someone turns push notifications on for their own browser, on the site. */
export const OWN_DEVICES_PATH = `${localized("/user/profile")}#push`;

const OPEN = "open";

/** An event's push notifications, with one of them open. */
export const eventPushPath = (eventId: number, openId?: number) =>
  localized(`/admin/events/${eventId}/notifications${openId ? `?${OPEN}=${openId}` : ""}`);

/** Reads which notification is open; null if none is. */
export const readOpen = (search: URLSearchParams): number | null => {
  const id = Number(search.get(OPEN));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** A page of an event's push notifications. */
export const eventPushPagePath = (eventId: number, page: number) =>
  localized(`/admin/events/${eventId}/notifications?page=${page}`);

/** Reads which page of a list is shown; the first one by default. */
export const readPushPage = (search: URLSearchParams): number => {
  const page = Number(search.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};
