import { localized } from "@devguild/session/redirects";

import type { MenuEntry } from "./site-menu.ts";

const MARKETING_TALENT = localized("/talent-marketing-membership");
const MARKETING_PRODUCTS = localized("/product-marketing-membership");

/** The columns of the For Business panel. */
export const BUSINESS_COLUMNS: { title: string; entries: MenuEntry[] }[] = [
  {
    title: "Solutions",
    entries: [
      { title: "Employer Branding", path: MARKETING_TALENT },
      { title: "Tech Recruiting", path: localized("/developer-recruiting-membership") },
      { title: "Product Marketing", path: MARKETING_PRODUCTS },
      { title: "Event Partnerships", path: localized("/event-partnerships"), badge: "2026" },
      { title: "Post a job", path: localized("/company/post-job") },
    ],
  },
  {
    title: "Products",
    entries: [
      { title: "Talent Marketing Membership", path: MARKETING_TALENT },
      { title: "Product Marketing Membership", path: MARKETING_PRODUCTS },
      { title: "Job Platform", path: localized("/jobs") },
    ],
  },
  {
    title: "Insights",
    entries: [
      { title: "Salary calculator", path: localized("/business/developer-salary-calculator") },
      { title: "Newsletter", path: localized("/business#newsletter") },
    ],
  },
];
