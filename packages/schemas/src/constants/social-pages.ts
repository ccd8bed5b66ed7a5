/** The pages that are shared with a picture of their own, though they show no single record. */
export const SOCIAL_PAGES = {
  home: {
    overline: "For developers",
    title: "Good work, well matched.",
    facts: ["Jobs", "Companies", "Talks", "Articles"],
  },
  jobs: {
    overline: "Tech jobs",
    title: "Jobs in Europe, matched to your skills",
    facts: ["Salaries", "Tech stacks"],
  },
  companies: {
    overline: "Companies",
    title: "Teams that are hiring, and what they build with",
    facts: ["Tech stacks", "Open jobs"],
  },
  videos: {
    overline: "Watch",
    title: "Talks by developers, for developers",
    facts: ["Talks", "Podcast"],
  },
  live: {
    overline: "Live events",
    title: "Live talks and workshops, and the recordings",
    facts: ["Online and on site"],
  },
  magazine: {
    overline: "Magazine",
    title: "Articles on code, careers and teams",
    facts: ["For developers"],
  },
  business: {
    overline: "For companies",
    title: "Hire developers who fit.",
    facts: ["Job ads", "Memberships", "Events"],
  },
} as const;
export type SocialPage = keyof typeof SOCIAL_PAGES;

const PAGES_BY_SEGMENT: Record<string, SocialPage> = {
  jobs: "jobs",
  companies: "companies",
  videos: "videos",
  live: "live",
  "live-events": "live",
  magazine: "magazine",
  business: "business",
  "hire-developers": "business",
  "recruiting-services": "business",
  "event-partnerships": "business",
};

/** Returns the path of the picture that a page is shared with if it has none of its own. */
export const socialPagePicture = (path: string): string => {
  const [, , segment = ""] = path.split(/[/?]/);
  const isBusiness = segment.endsWith("-membership");
  const page = isBusiness ? "business" : (PAGES_BY_SEGMENT[segment] ?? "home");
  return `/api/files/og/page-${page}.png`;
};
