import type { HomepageSection } from "@devguild/schemas/event-homepages";

/** The page of the next Guild Congress, in its order. */
export const CONGRESS_SECTIONS: readonly (Pick<HomepageSection, "type" | "title"> &
  Partial<Pick<HomepageSection, "body_html">>)[] = [
  {
    type: "text",
    title: "",
    body_html:
      "<p>Three days, two stages and a dozen workshop rooms. No keynotes from sponsors, no badge scanning at the door: people who run real systems show what worked and what broke.</p>",
  },
  { type: "speakers", title: "People you’ll argue with" },
  { type: "sessions", title: "Programme" },
  { type: "partners", title: "" },
  { type: "jobs", title: "" },
  {
    type: "text",
    title: "Getting there",
    body_html:
      "<p>The congress centre is <strong>four stops from Vienna Central Station</strong> on line U1. Your ticket is valid on all trams and metros on the three days.</p><ul><li>Doors open at 8:30</li><li>Step-free access to every room</li><li>Free childcare from 9:00 to 18:00</li></ul>",
  },
];

export const CONGRESS_MENU = [
  { title: "Programme", url: "#sessions", visible: true },
  { title: "Speakers", url: "#speakers", visible: true },
  { title: "Partners", url: "#partners", visible: true },
  { title: "Venue", url: "https://guild-congress.example/venue", visible: false },
];
