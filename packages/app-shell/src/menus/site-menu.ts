import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { localized } from "@devguild/session/redirects";

export type MenuEntry = { title: string; path: string; badge?: string; isLive?: boolean };

/** The main menu's plain links. */
export const MAIN_LINKS: MenuEntry[] = [
  { title: "Discover", path: localized("/videos") },
  { title: "LIVE", path: localized("/live"), isLive: true },
  { title: "Podcast", path: `${localized("/videos")}?event=${PODCAST_EVENT}` },
  { title: "Magazine", path: localized("/magazine") },
  { title: "Tech Jobs", path: localized("/jobs") },
  { title: "Companies", path: localized("/companies") },
];

// A job's address begins with its company's, but a job is what one looks at there.
const JOB_PAGE = new RegExp(`^${localized("/companies")}/[^/]+/[^/]+/[^/]+/`);

const isAt = (path: string, pathname: string, search: string) => {
  const [plain = "", query = ""] = path.split("?");
  const params = new URLSearchParams(search);
  const place = JOB_PAGE.test(pathname) ? localized("/jobs") : pathname;
  return (
    place.startsWith(plain) &&
    [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value)
  );
};

/** The one of the main menu's links that leads to where somebody is, the longest of those that do. */
export const currentLink = (pathname: string, search: string) =>
  MAIN_LINKS.filter(({ path }) => isAt(path, pathname, search)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0];

/** What the footer has of events, besides those of others. */
export const EVENT_LINKS: MenuEntry[] = [
  { title: "Live", path: localized("/live") },
  { title: "Live events", path: localized("/live-events") },
];

/** What the footer offers developers. */
export const DEVELOPER_LINKS: MenuEntry[] = [
  { title: "Jobs", path: localized("/jobs") },
  { title: "Companies", path: localized("/companies") },
  { title: "Magazine", path: localized("/magazine") },
  { title: "Tech Talks", path: localized("/videos") },
  { title: "Newsletter", path: localized("/magazine#newsletter") },
];

/** What the footer says of us; the operator may lead any of it to a page elsewhere. */
export const ABOUT_LINKS: MenuEntry[] = [
  "About",
  "Team",
  "Career",
  "Contact",
  "Press",
  "Legal",
  // A page that tells of them; with scripts they open over whatever page one is on.
  "Cookie settings",
  "Privacy",
  "Terms",
  "Imprint",
  "Accessibility",
].map((title) => ({ title, path: localized(`/${title.toLowerCase().replace(" ", "-")}`) }));

/** The columns of the panel Events, by whom they are for. */
export const EVENT_COLUMNS = [
  { audience: "developers", title: "For Developers" },
  { audience: "leaders", title: "For Tech Leaders" },
  { audience: "hr", title: "For Leaders in HR/TA/Recruiting" },
] as const;
