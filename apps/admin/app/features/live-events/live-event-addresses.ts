import { localized } from "@devguild/session/redirects";

/** The path of the list of live events. */
export const LIVE_EVENTS_PATH = localized("/admin/live-events");

/** The path of the screen that creates a live event. */
export const CREATE_LIVE_EVENT_PATH = localized("/admin/live-events/create");

/** Returns the path of the screen with what is on a live event's page, and its state. */
export const editLiveEventPath = (id: number) => localized(`/admin/live-events/${id}/edit`);

/** Returns the path of the screen with a live event's sessions. */
export const sessionsPath = (id: number) => localized(`/admin/live-events/${id}/sessions`);

/** Returns the path of the screen that adds a session to a live event. */
export const createSessionPath = (id: number) => `${sessionsPath(id)}/edit`;

/** Returns the path of the screen that edits a session. */
export const editSessionPath = (id: number, sessionId: number) =>
  `${createSessionPath(id)}/${sessionId}`;

/** Returns the path of the screen with the registrations for a live event. */
export const registrationsPath = (id: number) =>
  localized(`/admin/live-events/${id}/registrations`);

/** Returns the path of the screen with the emails about a live event. */
export const eventEmailsPath = (id: number) => localized(`/admin/live-events/${id}/emails`);

/** Returns the path of the screen with who changed a live event, and when. */
export const liveEventHistoryPath = (id: number) => localized(`/admin/live-events/${id}/history`);
