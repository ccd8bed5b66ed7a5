import type { APIRequestContext } from "@playwright/test";

import { listScreens, type Screen, SOMEONES_OWN } from "@devguild/web-server/screens";
import adminRoutes from "../../apps/admin/app/routes.ts";
import companyRoutes from "../../apps/company/app/routes.ts";
import siteRoutes from "../../apps/site/app/routes.ts";

const APPS = {
  site: { routes: siteRoutes, person: null },
  company: { routes: companyRoutes, person: "administrator" },
  admin: { routes: adminRoutes, person: "super-admin" },
} as const;

type App = keyof typeof APPS;
type Person = "developer" | "administrator" | "super-admin";

/** A screen in one of its states, with the demo data. */
export type Visit = {
  app: App;
  /** Who visits it; null for a guest. */
  person: Person | null;
  /** Its path; for a screen reached by a link, the path of the page with that link. */
  path: string;
  /** The path pattern of the linked screen. */
  linked?: string;
  /** The path pattern of a screen in between, which `path` links to and which links there. */
  via?: string | undefined;
};

/**
 * A path, or what to append to the screen's own; `from` is a page whose first matching link leads
 * there.
 */
type Stop = string | { at: string; as: Person | null } | { from: string; via?: string };

const OF_A_JOB = {
  from: "/en/company-dashboard",
  via: "/:language/company/job/:job_id/figures",
} as const;

const WITHOUT_TOKEN = ["?token=unknown"];

/**
 * How screens are visited, if not just at their own path: their states, or why they are left out.
 */
const STOPS: Record<string, readonly Stop[]> = {
  "/:language/jobs": [
    "",
    "?skills=go&remote=1",
    "?skills=react,python&locations=berlin&remote=1",
    "?job_title=zzzz",
    "?salary_min=60000&without_salary=0",
    "?employment_type=part_time&published_within=30",
    "#check-your-match",
    { at: "/en/jobs?orderBy=match", as: "developer" },
  ],
  "/:language/jobs/s/:skill": ["/en/jobs/s/go"],
  "/:language/jobs/l/:country/:location?": ["/en/jobs/l/germany/hamburg"],
  // The same list in another category.
  "/:language/jobs/filtered": [],
  "/:language/jobs/e/:seniority": [],
  "/:language/jobs/ln/:language_slug": [],
  "/:language/jobs/ls/:country/:skill": [],
  "/:language/jobs/ls/:country/:location/:skill": [],
  "/:language/companies/:company_id/:company_slug/:job_id/:job_slug": [{ from: "/en/jobs" }],
  // A job's page with a notice: journeys/post-a-job.test.ts.
  "/:language/jobs/:id/preview": [],
  "/:language/events/:event_slug": ["/en/events/guild-congress"],
  "/:language/live-events": [
    "",
    "?status=recordings&seasons=foundations",
    "?skills=rust&status=live",
  ],
  "/:language/live-events/place": WITHOUT_TOKEN,
  "/:language/live-events/:event_id/:event_slug": [
    "/en/event/the-pager-unplugged",
    "/en/event/accessible-by-friday",
  ],
  // Redirects to the event.
  "/:language/event/:event_slug": [],
  "/:language/companies": [
    "",
    "?skills=go&locations=germany&orderBy=jobs",
    "?skills=cobol&locations=berlin",
  ],
  "/:language/companies/:company_id/:company_slug": [
    "/en/companies/tidewerk",
    "/en/companies/atelier-binaire",
  ],
  "/:language/magazine": ["", "?metadata=zzzz"],
  "/:language/magazine/:article_id/:article_slug": ["/en/magazine/parse-at-the-edge"],
  // An article's page with a notice: journeys/magazine.test.ts.
  "/:language/magazine-preview/:article_id/:article_slug": [],
  "/:language/videos": [
    "",
    "?event=coffee-with-developers",
    "?skills=go&metadata=zzzz&requires_login=0",
  ],
  "/:language/videos/s/:slug?": ["/en/videos/s/go", "/en/videos/s?metadata=zzzz"],
  "/:language/videos/:video_id/:video_slug": [
    "/en/videos/coffee-with-the-people-who-keep-trains-on-time",
  ],
  "/:language/developer/finalize-profile": ["location", "preferences", "linkedin"].map((step) => ({
    at: `/en/developer/finalize-profile?step=${step}`,
    as: "developer",
  })),
  // The demo developer's unread message about a job, and one that was answered.
  "/:language/messages/:message_id": ["/en/messages/2", "/en/messages/1"],
  "/:language/alerts/confirm": WITHOUT_TOKEN,
  "/:language/alerts/unsubscribe": WITHOUT_TOKEN,
  "/:language/newsletter/confirm": WITHOUT_TOKEN,
  "/:language/newsletter/unsubscribe": WITHOUT_TOKEN,
  // Both are errors, which browsers log: journeys/redirects.test.ts.
  "/:language/error": [],
  "/:language/dev/server-error-test": [],
  "/:language/business/developer-salary-calculator": [
    "",
    "?skills=go&seniority=senior&country=germany",
    "?skills=cobol-74&country=",
  ],
  "/:language/hire-developers/:skill?": ["/en/hire-developers", "/en/hire-developers/go"],
  "/:language/login": ["?code=unknown&state=unknown"],
  "/:language/user/reset-password": WITHOUT_TOKEN,
  "/:language/user/account-deleted": ["", "?until=2030-01-31", "?account=company&until=2030-01-31"],
  "/:language/user/restore-account": WITHOUT_TOKEN,
  "/:language/user/activate-account/:token?": ["/en/user/activate-account/unknown"],
  // Ends the session: journeys/redirects.test.ts.
  "/:language/user/logout": [],
  "/:language/company/jobs/edit/:job_id": [
    "/en/company/jobs/edit/new",
    "/en/company/jobs/edit/new?view=preview",
  ],
  // They redirect to the dashboard or to a new ad.
  "/:language/company/jobs/:filter": [],
  "/:language/company/stories": [],
  "/:language/company/campaigns": [],
  "/:language/company/campaigns/:type/:campaign_id?": [
    "/en/company/campaigns/employer-branding",
    "/en/company/campaigns/employer-branding/6",
    "/en/company/campaigns/employer-branding/9",
    "/en/company/campaigns/marketing?status=2",
  ],
  // Users of a company are redirected to the form of their own ads.
  "/:language/company/post-job": [{ at: "/en/company/post-job", as: null }],
  "/:language/company/users/activity": ["", "?person=staff&from=2020-01-01&to=2020-01-31"],
  "/:language/company/job/candidates": ["", "?stage=2&points=2.5&order=waiting", "?q=zzzz"],
  "/:language/company/job/:job_id/candidates": [{ from: "/en/company-dashboard" }],
  "/:language/company/job/:job_id/figures": [{ from: "/en/company-dashboard" }],
  "/:language/company/job/:job_id/ad": [OF_A_JOB],
  "/:language/company/job/:job_id/history": [OF_A_JOB],
  "/:language/company/partnerships/:partnership_id/settings": [
    { from: "/en/company-dashboard" },
    // The demo company's past event.
    "/en/company/partnerships/2/settings",
  ],
  "/:language/admin/developers/:id": ["/en/admin/developers/1"],
  "/:language/admin/live-events": ["", "?statuses=0", "?search=zzzz"],
  "/:language/admin/live-events/:id?/edit": ["/en/admin/live-events/1/edit"],
  "/:language/admin/live-events/:id/emails": ["/en/admin/live-events/1/emails"],
  "/:language/admin/live-events/:id/history": ["/en/admin/live-events/1/history"],
  "/:language/admin/live-events/:id/registrations": [
    "/en/admin/live-events/1/registrations",
    "/en/admin/live-events/12/registrations?list=waiting",
  ],
  "/:language/admin/live-events/:id?/sessions": ["/en/admin/live-events/1/sessions"],
  "/:language/admin/live-events/:id?/sessions/edit": ["/en/admin/live-events/1/sessions/edit"],
  "/:language/admin/live-events/:id/sessions/edit/:session_id": [
    "/en/admin/live-events/1/sessions/edit/1",
  ],
  "/:language/admin/magazine": ["", "?statuses=0,1", "?search=zzzz"],
  "/:language/admin/events/:id/homepage": ["/en/admin/events/1/homepage"],
  "/:language/admin/events/:id/notifications": ["/en/admin/events/1/notifications"],
  "/:language/admin/events/:id/menu-items": ["/en/admin/events/1/menu-items"],
  "/:language/admin/events/:id/programme": ["/en/admin/events/1/programme"],
  "/:language/admin/events/:id/programme/:session_id": [
    "/en/admin/events/1/programme/new",
    "/en/admin/events/1/programme/1",
  ],
  "/:language/admin/events/:id/partners": ["/en/admin/events/1/partners"],
  "/:language/admin/events/:id/contacts": ["/en/admin/events/1/contacts"],
  "/:language/admin/events/:id/history": ["/en/admin/events/1/history"],
  "/:language/admin/magazine/:id/edit": ["/en/admin/magazine/1/edit"],
  "/:language/admin/magazine/:id/history": ["/en/admin/magazine/1/history"],
  "/:language/admin/videos/:id/edit": ["/en/admin/videos/1/edit"],
  "/:language/admin/videos/:id/history": ["/en/admin/videos/1/history"],
  "/:language/admin/notifications/:id": ["/en/admin/notifications/1"],
  "/:language/admin/job-listings": ["", "?import=7", "?import=7&show=duplicates"],
  "/:language/admin/job-listings/all": ["", "?state=closed", "?search=nothingmatches"],
  "/:language/admin/companies/:company_id/account": ["/en/admin/companies/1/account"],
  "/:language/admin/companies/:company_id/deletion": [{ from: "/en/admin/companies?status=3" }],
  "/:language/admin/companies/:company_id/users": ["/en/admin/companies/1/users"],
  "/:language/admin/companies/:company_id/users/activity": ["/en/admin/companies/1/users/activity"],
  "/:language/admin/companies/:company_id/profile": ["/en/admin/companies/1/profile"],
  "/:language/admin/companies/:company_id/stories": ["/en/admin/companies/1/stories"],
  "/:language/admin/companies/:company_id/campaigns/:type/:campaign_id?": [
    "/en/admin/companies/1/campaigns/employer-branding",
    "/en/admin/companies/1/campaigns/employer-branding/6",
    "/en/admin/companies/2/campaigns/marketing",
  ],
  "/:language/admin/companies/:company_id/partnerships": ["/en/admin/companies/1/partnerships"],
  "/:language/admin/companies/:company_id/partnerships/:partnership_id/settings": [
    // The demo company's past event.
    "/en/admin/companies/1/partnerships/2/settings",
  ],
  "/:language/admin/companies/:company_id/figures": ["/en/admin/companies/1/figures"],
  "/:language/admin/companies/:company_id/jobs/edit/:job_id": [
    "/en/admin/companies/1/jobs/edit/new",
  ],
  "/:language/admin/companies/:company_id/jobs/:job_id/figures": [
    { from: "/en/admin/companies/1/jobs/all" },
  ],
  "/:language/admin/companies/:company_id/jobs/:job_id/ad": [
    {
      from: "/en/admin/companies/1/jobs/all",
      via: "/:language/admin/companies/:company_id/jobs/:job_id/figures",
    },
  ],
  "/:language/admin/companies/:company_id/jobs/:job_id/history": [
    {
      from: "/en/admin/companies/1/jobs/all",
      via: "/:language/admin/companies/:company_id/jobs/:job_id/figures",
    },
  ],
  "/:language/admin/companies/:company_id/jobs/:filter": [{ from: "/en/admin/companies" }],
  "/:language/admin/companies/:company_id/jobs/:job_id/candidates": [
    { from: "/en/admin/jobs?query=terminal+scheduling" },
  ],
};

const SKIPPED = new Set(["former", "framed"]);

const isOwn = ({ handle }: Screen) => handle.sitemap === SOMEONES_OWN;

/** Converts a screen's path with parameters to a pattern for URLs. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replace("/:language", "/en").replace(/:\w+/g, "[^/?#]+")}$`);

const listVisits = (app: App): Visit[] => {
  const { routes, person } = APPS[app];
  // The portal's `/` and the back office's only redirect.
  const screens = listScreens(routes).filter(
    ({ path, handle }) => !SKIPPED.has(handle.menu ?? "") && (app === "site" || path !== "/"),
  );
  return screens.flatMap((screen) => {
    const own = screen.path.replace("/:language", "/en");
    const stops = STOPS[screen.path] ?? (own.includes(":") ? undefined : [""]);
    if (!stops)
      throw new Error(`packages/e2e/screens.ts does not say where ${screen.path} is visited.`);
    const viewer = isOwn(screen) ? "developer" : person;
    return stops.map((stop): Visit => {
      if (typeof stop !== "string")
        return "from" in stop
          ? {
              app,
              person: viewer,
              path: stop.from,
              linked: screen.path,
              via: stop.via,
            }
          : { app, person: stop.as, path: stop.at };
      return { app, person: viewer, path: stop.startsWith("/") ? stop : own + stop };
    });
  });
};

/**
 * Every screen of the three apps in its states, for the accessibility tests and the screenshots.
 */
export const VISITS: readonly Visit[] = (["site", "company", "admin"] as const).flatMap(listVisits);

/** Names a visit for output. */
export const describeVisit = ({ path, linked }: Visit) =>
  linked ? `${linked} from ${path}` : path;

const findLink = async (request: APIRequestContext, path: string, linked: string) => {
  const page = await (await request.get(path)).text();
  const hrefs = [...page.matchAll(/ href="([^"?#]+)/g)].map(([, href = ""]) => href);
  const address = hrefs.find((href) => toPattern(linked).test(href));
  if (!address) throw new Error(`No link on ${path} leads to ${linked}.`);
  return address;
};

/** Returns a visit's path; linked screens are looked up with the visitor's cookies. */
export const findAddress = async (
  request: APIRequestContext,
  { path, linked, via }: Pick<Visit, "path" | "linked" | "via">,
) => {
  if (!linked) return path;
  return findLink(request, via ? await findLink(request, path, via) : path, linked);
};
