import { LANGUAGE } from "../product.ts";

/** Returns the path of an event's own page. */
export const eventPath = ({ slug }: { slug: string }) => `/${LANGUAGE}/events/${slug}`;

/** Returns the path of a conference's calendar file, on any of our hosts. */
export const conferenceCalendarPath = (id: number) => `/api/calendar/conferences/${id}.ics`;
