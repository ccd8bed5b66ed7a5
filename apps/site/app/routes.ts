import { layout, route, type RouteConfig } from "@react-router/dev/routes";
import { firstScreen, screen, type ScreenHandle, SOMEONES_OWN } from "@devguild/web-server/screens";

// Pages for designers and developers, not for the menus; in production they answer 404.
const SAMPLES = [
  "ds",
  "typo",
  "loading-indicator",
  "server-error-test",
  "ui-component-test",
  "company-candidate",
  "filters/sourcing",
];

// About the product and its operator; the texts are in features/about/pages.
const SHORT_PAGES = [
  "about",
  "team",
  "career",
  "contact",
  "press",
  "legal",
  "imprint",
  "cookie-settings",
  "privacy",
  "accessibility",
  "terms",
];

// Membership pages; some have a media kit.
const MEMBERSHIPS = [
  "developer-recruiting-membership",
  "talent-marketing-membership",
  "product-marketing-membership",
];
const MEDIA_KITS = ["talent-marketing-membership", "product-marketing-membership"];

// The addresses of the other two apps lead on to them: links of emails and bookmarks may be older than the split.
const OTHER_APPS = ["company-dashboard", "company/*", "admin/*"];

// Handles shared by several screens.
const PUBLIC = { shared: true, sitemap: true } satisfies ScreenHandle;
const OWN = { sitemap: SOMEONES_OWN } satisfies ScreenHandle;
const STEP = { sitemap: "a step on the way to someone’s own" } satisfies ScreenHandle;
const FROM_EMAIL = { sitemap: "where a link of an email leads" } satisfies ScreenHandle;
const FORMER = {
  menu: "former",
  sitemap: "a former address, which leads on",
} satisfies ScreenHandle;

// Budgets for a first visit, in kB of scripts and of styles: docs/decisions/bundle-budgets.md.
const LIST = [152.1, 14] as const;
const PAGE = [150, 12] as const;
const FORM = [137, 8] as const;
const WATCH = [152.6, 14] as const;
const VIDEO = [150, 12.1] as const;

export default [
  layout("routes/frame/with-menu.tsx", [
    firstScreen("routes/home/home.tsx", { ...PUBLIC, budget: LIST }),
    route(":language", "routes/frame/language.tsx", [
      screen("jobs", "routes/jobs/search-jobs.tsx", { ...PUBLIC, budget: LIST }),
      screen("jobs/filtered", "routes/jobs/filtered-jobs.tsx", {
        shared: true,
        sitemap: "the list of jobs by whatever someone chose",
      }),
      screen("jobs/e/:seniority", "routes/jobs/jobs-by-seniority.tsx", { shared: true }),
      screen("jobs/l/:country/:location?", "routes/jobs/jobs-by-location.tsx", { shared: true }),
      screen("jobs/ln/:language_slug", "routes/jobs/jobs-by-language.tsx", { shared: true }),
      screen("jobs/s/:skill", "routes/jobs/jobs-by-skill.tsx", { shared: true, budget: LIST }),
      screen("jobs/ls/:country/:skill", "routes/jobs/jobs-by-country-and-skill.tsx", {
        shared: true,
      }),
      screen("jobs/ls/:country/:location/:skill", "routes/jobs/jobs-by-city-and-skill.tsx", {
        shared: true,
      }),
      screen("jobs/:id/preview", "routes/jobs/draft-preview.tsx"),
      screen(
        "companies/:company_id/:company_slug/:job_id/:job_slug",
        "routes/jobs/job-details.tsx",
        { shared: true, budget: PAGE },
      ),
      screen("live", "routes/live-events/live-show.tsx", { ...PUBLIC, budget: LIST }),
      screen("live-events", "routes/live-events/live-events.tsx", { ...PUBLIC, budget: LIST }),
      screen("live-events/place", "routes/live-events/confirm-registration.tsx", FROM_EMAIL),
      screen("live-events/:event_id/:event_slug", "routes/live-events/live-event.tsx", {
        shared: true,
        budget: PAGE,
      }),
      screen("events/:event_slug", "routes/events/event.tsx", { shared: true, budget: PAGE }),
      screen("event/:event_slug", "routes/live-events/legacy-event.tsx", { menu: "former" }),
      screen("companies", "routes/companies/companies.tsx", { ...PUBLIC, budget: LIST }),
      screen("companies/:company_id", "routes/companies/legacy-company.tsx", { menu: "former" }),
      // Also the former address of a job, which consisted of two slugs.
      screen("companies/:company_id/:company_slug", "routes/companies/company.tsx", {
        shared: true,
        budget: PAGE,
      }),
      screen("magazine", "routes/magazine/magazine.tsx", { ...PUBLIC, budget: LIST }),
      screen("magazine/detailsPage", "routes/magazine/article-by-query.tsx", FORMER),
      screen("magazine/:article_slug", "routes/magazine/legacy-article.tsx", { menu: "former" }),
      screen("magazine/:article_id/:article_slug", "routes/magazine/article.tsx", {
        shared: true,
        budget: PAGE,
      }),
      screen("magazine-preview/:article_id/:article_slug", "routes/magazine/article-preview.tsx", {
        menu: "linked",
      }),
      screen("videos", "routes/videos/videos.tsx", { ...PUBLIC, budget: WATCH }),
      screen("videos/s/:slug?", "routes/videos/found-videos.tsx", {
        shared: true,
        sitemap: "leads to the list of videos, or shows what someone searched for",
      }),
      screen("videos/:video_slug", "routes/videos/legacy-video.tsx", { menu: "former" }),
      screen("videos/:video_id/:video_slug", "routes/videos/video.tsx", {
        shared: true,
        budget: VIDEO,
      }),
      screen("developer-dashboard", "routes/developer/for-you.tsx", OWN),
      screen("developer/finalize-profile", "routes/developer/finalize-profile.tsx", STEP),
      screen("messages", "routes/developer/messages.tsx", OWN),
      screen("messages/:message_id", "routes/developer/message.tsx", OWN),
      screen("saved-jobs", "routes/developer/saved-jobs.tsx", OWN),
      screen("saved-searches", "routes/developer/saved-searches.tsx", OWN),
      screen("alerts/confirm", "routes/alerts/confirm-alert.tsx", FROM_EMAIL),
      screen("alerts/unsubscribe", "routes/alerts/end-alert.tsx", FROM_EMAIL),
      screen("newsletter/confirm", "routes/newsletters/confirm-newsletter.tsx", FROM_EMAIL),
      screen("newsletter/unsubscribe", "routes/newsletters/end-newsletter.tsx", FROM_EMAIL),
      screen("my-profile/applied", "routes/developer/my-applied-jobs.tsx", FORMER),
      screen("user/profile", "routes/user/profile.tsx", OWN),
      screen("my-profile/settings", "routes/user/settings.tsx", FORMER),
      screen("user/validate-email", "routes/user/validate-email.tsx", FROM_EMAIL),
      screen("error", "routes/frame/error.tsx", { sitemap: "nothing but an error" }),
      ...SHORT_PAGES.map((name) => screen(name, "routes/about/short-page.tsx", PUBLIC, name)),
      ...SAMPLES.map((name) =>
        screen(`dev/${name}`, "routes/dev/samples.tsx", { menu: "workshop" }, `dev/${name}`),
      ),
    ]),
  ]),
  layout("routes/frame/for-business.tsx", [
    route(":language", "routes/frame/language.tsx", { id: "language-for-business" }, [
      screen("business", "routes/business/business.tsx", { ...PUBLIC, budget: LIST }),
      screen("business/developer-salary-calculator", "routes/business/salary-calculator.tsx", {
        ...PUBLIC,
        budget: PAGE,
      }),
      screen("hire-developers/:skill?", "routes/business/hire-developers.tsx", {
        ...PUBLIC,
        budget: PAGE,
      }),
      screen("recruiting-services", "routes/business/recruiting-services.tsx", PUBLIC),
      screen("event-partnerships", "routes/business/event-partnerships.tsx", {
        ...PUBLIC,
        budget: PAGE,
      }),
      ...MEMBERSHIPS.map((name) =>
        screen(name, "routes/business/membership.tsx", { ...PUBLIC, budget: PAGE }, name),
      ),
      ...MEDIA_KITS.map((name) => {
        const path = `${name}/media-kit`;
        return screen(path, "routes/business/media-kit.tsx", { ...PUBLIC, budget: PAGE }, path);
      }),
    ]),
  ]),
  route(":language", "routes/frame/language.tsx", { id: "language-without-menu" }, [
    screen(
      "companies/:company_id/:company_slug/:job_id/:job_slug/pixel",
      "routes/jobs/ad-pixel.ts",
      { menu: "framed" },
    ),
    screen("developer/sign-up", "routes/developer/sign-up.tsx", { sitemap: true, budget: FORM }),
    screen("user/login", "routes/user/log-in.tsx", { ...STEP, budget: FORM }),
    screen("login", "routes/user/oauth-callback.tsx", STEP),
    screen("user/forgot-password", "routes/user/forgot-password.tsx", STEP),
    screen("user/reset-password", "routes/user/reset-password.tsx", FROM_EMAIL),
    screen("user/account-deleted", "routes/user/account-deleted.tsx", STEP),
    screen("user/restore-account", "routes/user/restore-account.tsx", STEP),
    screen("user/activate-account/:token?", "routes/user/activate-account.tsx", FROM_EMAIL),
    screen("user/logout", "routes/user/log-out.tsx", STEP),
    ...OTHER_APPS.map((path) => screen(path, "routes/frame/not-found.tsx", FORMER, path)),
  ]),
  screen("*", "routes/frame/not-found.tsx", PUBLIC),
] satisfies RouteConfig;
