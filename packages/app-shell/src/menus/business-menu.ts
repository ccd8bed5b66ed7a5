import { localized } from "@devguild/session/redirects";

import type { MenuEntry } from "./site-menu.ts";

const MARKETING_TALENT = localized("/talent-marketing-membership");
const MARKETING_PRODUCTS = localized("/product-marketing-membership");

/** The columns of the For Business panel. */
export const BUSINESS_COLUMNS: { title: string; entries: MenuEntry[] }[] = [
  {
    title: "Solutions",
    entries: [
      {
        title: "Employer Branding",
        path: MARKETING_TALENT,
        purpose: "Show developers what it’s like to work with you",
      },
      {
        title: "Tech Recruiting",
        path: localized("/developer-recruiting-membership"),
        purpose: "Job slots for teams that hire all year",
      },
      {
        title: "Product Marketing",
        path: MARKETING_PRODUCTS,
        purpose: "Put your product in front of developers",
      },
      {
        title: "Event Partnerships",
        path: localized("/event-partnerships"),
        purpose: "Meet developers at our events",
        badge: "2026",
      },
      {
        title: "Post a job",
        path: localized("/company/post-job"),
        purpose: "A single ad, no membership needed",
      },
    ],
  },
  {
    title: "Products",
    entries: [
      {
        title: "Talent Marketing Membership",
        path: MARKETING_TALENT,
        purpose: "Stories, videos and a brand page",
      },
      {
        title: "Product Marketing Membership",
        path: MARKETING_PRODUCTS,
        purpose: "Talks, articles and newsletters",
      },
      { title: "Job Platform", path: localized("/jobs"), purpose: "Every open job" },
    ],
  },
  {
    title: "Insights",
    entries: [
      {
        title: "Salary calculator",
        path: localized("/business/developer-salary-calculator"),
        purpose: "What developers earn, from open ads",
      },
      {
        title: "Newsletter",
        path: localized("/business#newsletter"),
        purpose: "About twice a month, for hiring teams",
      },
    ],
  },
];
