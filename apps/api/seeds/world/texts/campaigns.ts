import type { CampaignChannel, CampaignType } from "@devguild/schemas/constants/campaigns";

/** A campaign of the demo world; its days count from today, and its rates are what it achieves. */
export type CampaignText = {
  slug: string;
  type: CampaignType;
  channel: CampaignChannel;
  title: string;
  text: string;
  /** A path below the company's website, or "jobs" for the company's own page here. */
  leadsTo: string;
  status: "live" | "unpublished" | "draft";
  from: number | null;
  to: number | null;
  /** Impressions on a working day, and the share of them that becomes a click. */
  views: number;
  clickRate: number;
  /** What share of clicks becomes a lead. */
  leadRate: number;
};

/** The campaigns of the company with demo logins, the newest last. */
export const SHOWCASE_CAMPAIGNS: readonly CampaignText[] = [
  {
    slug: "ask-our-schedulers",
    type: "EMPLOYER_BRANDING",
    channel: "live",
    title: "Ask our schedulers anything",
    text: "The three people who decide which crane moves next take your questions for an hour. No slides.",
    leadsTo: "jobs",
    status: "live",
    from: -88,
    to: -75,
    views: 410,
    clickRate: 0.014,
    leadRate: 0.05,
  },
  {
    slug: "crane-simulator",
    type: "MARKETING",
    channel: "video",
    title: "A month of crane simulator, free",
    text: "Run a terminal for a month on our simulator, and break as much as you like.",
    leadsTo: "simulator",
    status: "unpublished",
    from: -84,
    to: -52,
    views: 620,
    clickRate: 0.021,
    leadRate: 0,
  },
  {
    slug: "hands-on-the-crane",
    type: "EMPLOYER_BRANDING",
    channel: "banner",
    title: "Hands on the crane",
    text: "In your first month, you’ll be on the quay. Our developers say what that changed for them.",
    leadsTo: "jobs",
    status: "unpublished",
    from: -58,
    to: -30,
    views: 1180,
    clickRate: 0.019,
    leadRate: 0.03,
  },
  {
    slug: "harbour-in-a-test",
    type: "MARKETING",
    channel: "magazine",
    title: "How to fit a harbour into a test",
    text: "A year of ship movements, replayed in nine minutes: how we test our planner.",
    leadsTo: "engineering/harbour-test",
    status: "live",
    from: -46,
    to: -18,
    views: 540,
    clickRate: 0.026,
    leadRate: 0,
  },
  {
    slug: "berth-planning-api",
    type: "MARKETING",
    channel: "banner",
    title: "Berth planning as an API",
    text: "Send arrivals, get a plan: 300 ms at the 99th percentile. Free for up to 500 calls a day.",
    leadsTo: "api",
    status: "live",
    from: -24,
    to: 12,
    views: 1350,
    clickRate: 0.017,
    leadRate: 0,
  },
  {
    slug: "four-day-weeks",
    type: "EMPLOYER_BRANDING",
    channel: "video",
    title: "Four-day weeks: what the yard team says",
    text: "From June to August our cranes get the same software, from people who had Friday off.",
    leadsTo: "jobs",
    status: "live",
    from: -17,
    to: 11,
    views: 2760,
    clickRate: 0.027,
    leadRate: 0.035,
  },
  {
    slug: "planners-of-berth-9",
    type: "EMPLOYER_BRANDING",
    channel: "magazine",
    title: "Meet the planners of berth 9",
    text: "They have used our software for eleven years. Here is what they want from you next.",
    leadsTo: "jobs",
    status: "live",
    from: -10,
    to: 17,
    views: 890,
    clickRate: 0.017,
    leadRate: 0.025,
  },
  {
    slug: "open-yard-data",
    type: "MARKETING",
    channel: "newsletter",
    title: "Open yard data: ten years of container moves",
    text: "Forty million anonymous moves to train on, with a licence that lets you.",
    leadsTo: "open-data",
    status: "live",
    from: -9,
    to: 20,
    views: 0,
    clickRate: 0,
    leadRate: 0,
  },
  {
    slug: "hands-on-the-crane-winter",
    type: "EMPLOYER_BRANDING",
    channel: "social",
    title: "Hands on the crane, winter edition",
    text: "The same quay, minus four degrees, and a new team.",
    leadsTo: "jobs",
    status: "draft",
    from: 6,
    to: null,
    views: 0,
    clickRate: 0,
    leadRate: 0,
  },
];

/** The campaigns of other companies with a membership, one each. */
export const OTHER_CAMPAIGNS: readonly Pick<
  CampaignText,
  "slug" | "type" | "channel" | "title" | "text" | "leadsTo"
>[] = [
  {
    slug: "meet-the-team",
    type: "EMPLOYER_BRANDING",
    channel: "live",
    title: "An evening with {company}",
    text: "What we build, what went wrong this year, and time for your questions.",
    leadsTo: "jobs",
  },
  {
    slug: "how-we-work",
    type: "EMPLOYER_BRANDING",
    channel: "video",
    title: "A week at {company}, unedited",
    text: "One camera, five days, no script. See what the work is like before you apply.",
    leadsTo: "jobs",
  },
  {
    slug: "engineering-notes",
    type: "EMPLOYER_BRANDING",
    channel: "magazine",
    title: "Engineering notes from {company}",
    text: "Twelve decisions that we would make again, and three that we wouldn’t.",
    leadsTo: "engineering",
  },
  {
    slug: "free-tier",
    type: "MARKETING",
    channel: "banner",
    title: "{company} is free for small teams",
    text: "Everything up to five people, without a card and without an end date.",
    leadsTo: "pricing",
  },
  {
    slug: "release-notes",
    type: "MARKETING",
    channel: "magazine",
    title: "What’s new in {company}",
    text: "Faster builds, a command line that explains itself, and an API that stays put.",
    leadsTo: "changelog",
  },
  {
    slug: "workshop",
    type: "MARKETING",
    channel: "live",
    title: "{company} in an hour: a workshop",
    text: "Bring a laptop, leave with something that runs.",
    leadsTo: "workshop",
  },
];
