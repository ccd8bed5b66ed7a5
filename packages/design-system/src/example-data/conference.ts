import type { EventPage } from "@devguild/schemas/event-homepages";

import { logos } from "./logos.ts";

const speaker = (id: number, name: string, title: string, company: string) => ({
  id,
  name,
  slug: `speaker-${id}`,
  title,
  company,
  portrait_url: null,
});

const session = (id: number, title: string, starts_at: string, name: string) => ({
  id,
  title,
  kind: id % 2 === 0 ? ("workshop" as const) : ("talk" as const),
  room: `Hall ${id}`,
  starts_at,
  ends_at: starts_at.replace(":30:", ":55:"),
  speakers: [{ id, name }],
});

const section = (
  position: number,
  type: EventPage["homepage"]["sections"][number]["type"],
  title = "",
  body_html = "",
) => ({ type, title, body_html, item_ids: [], position });

/** A fictional conference with its page. */
export const conference: Pick<EventPage, "event" | "homepage" | "menu" | "items"> = {
  event: {
    id: 1,
    name: "Guild Congress",
    slug: "guild-congress",
    type: 0,
    city: "Berlin",
    country: "Germany",
    region: "Europe",
    audience: "developers",
    starts_on: "2027-07-07",
    ends_on: "2027-07-09",
    timezone: "Europe/Berlin",
    external_url: "https://guild-congress.example",
    logo_url: null,
  },
  homepage: {
    hero_title: "Where Europe’s developers meet",
    hero_subtitle: "Three days, 140 talks, one hall too few.",
    hero_image_url: null,
    cta_label: "Get tickets",
    cta_url: "https://guild-congress.example/tickets",
    sections: [
      section(0, "text", "", "<p>People who run real systems show what worked and what broke.</p>"),
      section(1, "speakers", "People you’ll argue with"),
      section(2, "sessions"),
      section(3, "partners"),
    ],
  },
  menu: [
    { id: 1, title: "Speakers", url: "#speakers" },
    { id: 2, title: "Programme", url: "#sessions" },
    { id: 3, title: "Venue", url: "https://guild-congress.example/venue" },
  ],
  items: {
    sessions: [
      session(
        1,
        "Keystone services, and when to remove one",
        "2027-07-07T07:30:00Z",
        "Amara Nwosu",
      ),
      session(2, "Read a query plan with me", "2027-07-07T08:30:00Z", "Ruth Lindqvist"),
      session(3, "Threat models that fit on a page", "2027-07-08T09:30:00Z", "Henrik Aas"),
    ],
    speakers: [
      speaker(1, "Amara Nwosu", "Staff engineer", "Nimbrel"),
      speaker(2, "Ruth Lindqvist", "Database engineer", "Sundvik Pay"),
      speaker(3, "Henrik Aas", "Security lead", "Novastrand"),
    ],
    partners: [
      {
        id: 1,
        name: "Tidewerk",
        logo_url: logos.tidewerk,
        tier: "host",
        booth_number: "B14",
        introduction: "Load a vessel faster than our planner, and dinner at the harbour is on us.",
        company: { id: 1, slug: "tidewerk" },
      },
      {
        id: 2,
        name: "Sundvik Pay",
        logo_url: logos.sundvik,
        tier: "supporter",
        booth_number: null,
        introduction: "",
        company: null,
      },
    ],
    videos: [],
    jobs: [],
  },
};
