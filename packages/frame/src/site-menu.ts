import { localized } from "@devguild/session/redirects";

import { isServedPath } from "./served-screens.ts";

type Entry = { title: string; path: string; badge?: string; isLive?: boolean };

const served = <T extends { path: string }>(entries: T[]) =>
  entries.filter(({ path }) => isServedPath(path));

/** The main menu's plain links. */
export const MAIN_LINKS: Entry[] = served([
  { title: "Discover", path: localized("/videos") },
  { title: "LIVE", path: localized("/live"), isLive: true },
  { title: "Podcast", path: `${localized("/videos")}?event=coffee-with-developers` },
  { title: "Magazine", path: localized("/magazine") },
  { title: "Tech Jobs", path: localized("/jobs") },
  { title: "Companies", path: localized("/companies") },
]);

/** The columns of the panel For Business; a column without a served page is left out. */
export const BUSINESS_COLUMNS: { title: string; entries: Entry[] }[] = [
  {
    title: "Solutions",
    entries: served([
      { title: "Employer Branding", path: localized("/talent-marketing-membership") },
      { title: "Tech Recruiting", path: localized("/developer-recruiting-membership") },
      { title: "Product Marketing", path: localized("/product-marketing-membership") },
      { title: "Event Partnerships", path: localized("/event-partnerships"), badge: "2026" },
      { title: "Post a job", path: localized("/company/post-job") },
    ]),
  },
  {
    title: "Products",
    entries: served([
      { title: "Talent Marketing Membership", path: localized("/talent-marketing-membership") },
      { title: "Product Marketing Membership", path: localized("/product-marketing-membership") },
      { title: "Job Platform", path: localized("/jobs") },
    ]),
  },
].filter(({ entries }) => entries.length > 0);

/** The columns of the panel Events, by whom they are for. */
export const EVENT_COLUMNS = [
  { audience: "developers", title: "For Developers" },
  { audience: "leaders", title: "For Tech Leaders" },
  { audience: "hr", title: "For Leaders in HR/TA/Recruiting" },
] as const;
