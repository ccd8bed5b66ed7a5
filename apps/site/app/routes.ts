import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

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

// About the product and whoever runs it; the texts are in features/about/pages.
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

// What companies can be members by, each with its media kit where it has one.
const MEMBERSHIPS = [
  "developer-recruiting-membership",
  "talent-marketing-membership",
  "product-marketing-membership",
];
const MEDIA_KITS = ["talent-marketing-membership", "product-marketing-membership"];

export default [
  layout("routes/frame/with-menu.tsx", [
    index("routes/home/home.tsx"),
    route(":language", "routes/frame/language.tsx", [
      route("jobs", "routes/jobs/search-jobs.tsx"),
      route("jobs/filtered", "routes/jobs/filtered-jobs.tsx"),
      route("jobs/e/:seniority", "routes/jobs/jobs-by-seniority.tsx"),
      route("jobs/l/:country/:location?", "routes/jobs/jobs-by-location.tsx"),
      route("jobs/ln/:language_slug", "routes/jobs/jobs-by-language.tsx"),
      route("jobs/s/:skill", "routes/jobs/jobs-by-skill.tsx"),
      route("jobs/ls/:country/:skill", "routes/jobs/jobs-by-country-and-skill.tsx"),
      route("jobs/ls/:country/:location/:skill", "routes/jobs/jobs-by-city-and-skill.tsx"),
      route("jobs/:id/preview", "routes/jobs/draft-preview.tsx"),
      route("companies/:company_id/:company_slug/:job_id/:job_slug", "routes/jobs/job-details.tsx"),
      route("live", "routes/live-events/live-show.tsx"),
      route("live-events", "routes/live-events/live-events.tsx"),
      route("live-events/place", "routes/live-events/place.tsx"),
      route("live-events/:event_id/:event_slug", "routes/live-events/live-event.tsx"),
      route("event/:event_slug", "routes/live-events/legacy-event.tsx"),
      route("companies", "routes/companies/companies.tsx"),
      route("companies/:company_id", "routes/companies/legacy-company.tsx"),
      // Also the former address of a job, which has two slugs there.
      route("companies/:company_id/:company_slug", "routes/companies/company.tsx"),
      route("magazine", "routes/magazine/magazine.tsx"),
      route("magazine/detailsPage", "routes/magazine/article-by-query.tsx"),
      route("magazine/:article_slug", "routes/magazine/legacy-article.tsx"),
      route("magazine/:article_id/:article_slug", "routes/magazine/article.tsx"),
      route("magazine-preview/:article_id/:article_slug", "routes/magazine/article-preview.tsx"),
      route("videos", "routes/videos/videos.tsx"),
      route("videos/s/:slug?", "routes/videos/found-videos.tsx"),
      route("videos/:video_slug", "routes/videos/legacy-video.tsx"),
      route("videos/:video_id/:video_slug", "routes/videos/video.tsx"),
      route("developer-dashboard", "routes/developer/for-you.tsx"),
      route("developer/finalize-profile", "routes/developer/finalize-profile.tsx"),
      route("saved-jobs", "routes/developer/saved-jobs.tsx"),
      route("saved-searches", "routes/developer/saved-searches.tsx"),
      route("alerts/confirm", "routes/alerts/confirm-alert.tsx"),
      route("alerts/unsubscribe", "routes/alerts/end-alert.tsx"),
      route("newsletter/confirm", "routes/newsletters/confirm-newsletter.tsx"),
      route("newsletter/unsubscribe", "routes/newsletters/end-newsletter.tsx"),
      route("my-profile/applied", "routes/developer/my-applied-jobs.tsx"),
      route("user/profile", "routes/user/profile.tsx"),
      route("my-profile/settings", "routes/user/settings.tsx"),
      route("user/validate-email", "routes/user/validate-email.tsx"),
      route("error", "routes/frame/error.tsx"),
      ...SHORT_PAGES.map((name) => route(name, "routes/about/short-page.tsx", { id: name })),
      ...SAMPLES.map((name) =>
        route(`dev/${name}`, "routes/dev/samples.tsx", { id: `dev/${name}` }),
      ),
    ]),
  ]),
  layout("routes/frame/for-business.tsx", [
    route(":language", "routes/frame/language.tsx", { id: "language-for-business" }, [
      route("business", "routes/business/business.tsx"),
      route("business/developer-salary-calculator", "routes/business/salary-calculator.tsx"),
      route("hire-developers/:skill?", "routes/business/hire-developers.tsx"),
      route("recruiting-services", "routes/business/recruiting-services.tsx"),
      route("event-partnerships", "routes/business/event-partnerships.tsx"),
      ...MEMBERSHIPS.map((name) => route(name, "routes/business/membership.tsx", { id: name })),
      ...MEDIA_KITS.map((name) =>
        route(`${name}/media-kit`, "routes/business/media-kit.tsx", { id: `${name}/media-kit` }),
      ),
    ]),
  ]),
  route(":language", "routes/frame/language.tsx", { id: "language-without-menu" }, [
    route("companies/:company_id/:company_slug/:job_id/:job_slug/pixel", "routes/jobs/ad-pixel.ts"),
    route("developer/sign-up", "routes/developer/sign-up.tsx"),
    route("user/login", "routes/user/log-in.tsx"),
    route("login", "routes/user/oauth-callback.tsx"),
    route("user/forgot-password", "routes/user/forgot-password.tsx"),
    route("user/reset-password", "routes/user/reset-password.tsx"),
    route("user/restore-account", "routes/user/restore-account.tsx"),
    route("user/activate-account/:token?", "routes/user/activate-account.tsx"),
    route("user/logout", "routes/user/log-out.tsx"),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
