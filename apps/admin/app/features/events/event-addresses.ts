import { localized } from "@devguild/session/redirects";

/** The list of events. */
export const EVENTS_PATH = localized("/admin/events");

export const eventHomepagePath = (id: number) => localized(`/admin/events/${id}/homepage`);

export const eventMenuPath = (id: number) => localized(`/admin/events/${id}/menu-items`);

export const eventProgrammePath = (id: number) => localized(`/admin/events/${id}/programme`);

/** Returns the path of a session in an event's programme, or of a new one. */
export const eventSessionPath = (id: number, session: number | "new") =>
  `${eventProgrammePath(id)}/${session}`;

export const eventPartnersPath = (id: number) => localized(`/admin/events/${id}/partners`);

export const eventContactsPath = (id: number) => localized(`/admin/events/${id}/contacts`);

export const eventHistoryPath = (id: number) => localized(`/admin/events/${id}/history`);
