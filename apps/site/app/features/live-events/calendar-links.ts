import { liveEventPath } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";

type Event = Pick<
  LiveEventCard,
  "id" | "slug" | "title" | "subtitle" | "starts_at" | "ends_at" | "venue"
>;

// 20261205T160000Z: as calendars write instants.
const toBasicFormat = (instant: string) =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** Builds links that open an event as a new entry in the calendars of Google and Outlook. */
export const calendarLinks = (site: string, event: Event) => {
  const page = site + liveEventPath(event);
  const details = [event.subtitle, page].filter(Boolean).join("\n\n");
  const location = event.venue ?? page;
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${toBasicFormat(event.starts_at)}/${toBasicFormat(event.ends_at)}`,
    details,
    location,
  });
  const outlook = new URLSearchParams({
    rru: "addevent",
    subject: event.title,
    startdt: new Date(event.starts_at).toISOString(),
    enddt: new Date(event.ends_at).toISOString(),
    body: details,
    location,
  });
  return [
    { label: "Google Calendar", url: `https://calendar.google.com/calendar/render?${google}` },
    { label: "Outlook", url: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
};
