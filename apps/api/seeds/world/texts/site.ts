import type { quotes, siteLinks } from "../../../src/modules/site-data/site-data.tables.ts";

type Link = Pick<typeof siteLinks.$inferInsert, "column" | "label" | "url">;

/** External links of the demo's operator. */
export const SITE_LINKS: readonly Link[] = [
  { column: "events", label: "Guild Congress", url: "https://guild-congress.example" },
  { column: "events", label: "Code Relay", url: "https://code-relay.example" },
  { column: "community", label: "Community", url: "https://community.devguild.example" },
  { column: "social", label: "LinkedIn", url: "https://www.linkedin.com/company/devguild-example" },
  { column: "social", label: "YouTube", url: "https://www.youtube.com/@devguild-example" },
  { column: "social", label: "GitHub", url: "https://github.com/devguild-example" },
  { column: "social", label: "Mastodon", url: "https://mastodon.example/@devguild" },
  { column: "products", label: "Guild Congress", url: "https://guild-congress.example/partners" },
  { column: "insights", label: "Resources", url: "https://business.devguild.example/resources" },
  {
    column: "insights",
    label: "Developer survey",
    url: "https://business.devguild.example/developer-survey",
  },
  { column: "insights", label: "Blog", url: "https://business.devguild.example/blog" },
  {
    column: "podcast",
    label: "Apple Podcasts",
    url: "https://podcasts.apple.com/podcast/devguild-example",
  },
  { column: "podcast", label: "Spotify", url: "https://open.spotify.com/show/devguild-example" },
];

type Quote = Pick<typeof quotes.$inferInsert, "text" | "author" | "role">;

/** Customer quotes of the demo. */
export const QUOTES: readonly Quote[] = [
  {
    text: "The score told me I was missing Kafka before I spent an evening on the application. I learned it, applied in spring, and the job was still open.",
    author: "Katarzyna Lis",
    role: "Backend developer, Gdańsk",
  },
  {
    text: "We used to read two hundred applications per ad. Now it’s thirty, and we talk to ten of them.",
    author: "Jonas Feldmann",
    role: "Head of engineering, Tidewerk",
  },
  {
    text: "I know the status of every application. That sounds small until you’ve waited five weeks and heard nothing.",
    author: "Marek Dvořák",
    role: "Platform engineer, Brno",
  },
  {
    text: "An ad with a salary gets us three times as many applications as one without. We’ve stopped arguing about it.",
    author: "Helena Strand",
    role: "Recruiting lead, Sundvik Pay",
  },
  {
    text: "I came for the talks and left with a job, two years later and in another country.",
    author: "Ayodele Bankole",
    role: "Site reliability engineer, Amsterdam",
  },
];

/** Ads of community partners. */
export const COMMUNITY_ADS = [
  {
    partner_name: "Open Harbour Foundation",
    title: "Grants for maintainers",
    body: "Three months’ pay for people who maintain a library that others build on. Apply by the end of the quarter.",
    slug: "open-harbour",
  },
  {
    partner_name: "Kernelbay",
    title: "Bring your slowest query",
    body: "A free hour with a database engineer, every Thursday. Bring the plan, leave with an index.",
    slug: "kernelbay-clinic",
  },
  {
    partner_name: "Code Relay",
    title: "Teams of three, one weekend",
    body: "The coding relay in Gdańsk: one keyboard per team, passed on every forty minutes.",
    slug: "code-relay",
  },
  {
    partner_name: "Nimbrel",
    title: "A cluster for your side project",
    body: "Two small machines and a database, free for open source and students.",
    slug: "nimbrel-community",
  },
  {
    partner_name: "Paragraf Tools",
    title: "Docs that people read",
    body: "Four evenings on technical writing, in English and German, with people who edit for a living.",
    slug: "paragraf-evenings",
  },
] as const;
