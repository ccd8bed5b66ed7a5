import { LANGUAGE } from "../product.ts";

/** Returns the path of an event's own page. */
export const eventPath = ({ slug }: { slug: string }) => `/${LANGUAGE}/events/${slug}`;

/** Returns the path of a conference's calendar file, on any of our hosts. */
export const conferenceCalendarPath = (id: number) => `/api/calendar/conferences/${id}.ics`;

/** Returns the id of what an event's page shows of a session or a partner. */
export const toItemAnchor = (kind: "session" | "partner", id: number) => `${kind}-${id}`;
