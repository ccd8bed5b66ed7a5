import { localized } from "@devguild/session/redirects";

/** The list of events. */
export const EVENTS_PATH = localized("/admin/events");

export const eventHomepagePath = (id: number) => localized(`/admin/events/${id}/homepage`);

export const eventMenuPath = (id: number) => localized(`/admin/events/${id}/menu-items`);
