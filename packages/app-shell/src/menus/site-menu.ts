import { ABOUT_LABELS } from "@devguild/schemas/constants/site-content";
import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { localized } from "@devguild/session/redirects";

export type MenuEntry = {
  title: string;
  path: string;
  /** What the page is for, if the title doesn't say enough. */
  purpose?: string;
  badge?: string;
  isLive?: boolean;
};

/** The plain links of the main menu. */
export const MAIN_LINKS: MenuEntry[] = [
  { title: "Watch", path: localized("/videos") },
  { title: "LIVE", path: localized("/live"), isLive: true },
  { title: "Podcast", path: `${localized("/videos")}?event=${PODCAST_EVENT}` },
  { title: "Magazine", path: localized("/magazine") },
  { title: "Tech Jobs", path: localized("/jobs") },
  { title: "Companies", path: localized("/companies") },
];

// A job's path is below its company's, but it belongs to Tech Jobs.
const JOB_PAGE = new RegExp(`^${localized("/companies")}/[^/]+/[^/]+/[^/]+/`);

const isAt = (path: string, pathname: string, search: string) => {
  const [plain = "", query = ""] = path.split("?");
  const params = new URLSearchParams(search);
  const currentPath = JOB_PAGE.test(pathname) ? localized("/jobs") : pathname;
  return (
    currentPath.startsWith(plain) &&
    [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value)
  );
};

/** Returns the main menu link for the current page; the longest match wins. */
export const currentLink = (pathname: string, search: string) =>
  MAIN_LINKS.filter(({ path }) => isAt(path, pathname, search)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0];

/** The event links of the footer, besides external conferences. */
export const EVENT_LINKS: MenuEntry[] = [
  { title: "Live", path: localized("/live") },
  { title: "Live events", path: localized("/live-events") },
];

/** The footer's links for developers. */
export const DEVELOPER_LINKS: MenuEntry[] = [
  { title: "Jobs", path: localized("/jobs") },
  { title: "Companies", path: localized("/companies") },
  { title: "Magazine", path: localized("/magazine") },
  { title: "Watch", path: localized("/videos") },
  { title: "Newsletter", path: localized("/magazine#newsletter") },
];

/** The footer's links about us; the operator can point each of them to a page elsewhere. */
export const ABOUT_LINKS: MenuEntry[] = ABOUT_LABELS.map((title) => ({
  title,
  path: localized(`/${title.toLowerCase().replace(" ", "-")}`),
}));

/** The columns of the Events panel, by audience. */
export const EVENT_COLUMNS = [
  { audience: "developers", title: "For Developers" },
  { audience: "leaders", title: "For Tech Leaders" },
  { audience: "hr", title: "For Leaders in HR/TA/Recruiting" },
] as const;
