import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

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
      route("companies/:company_slug/:job_slug", "routes/jobs/legacy-job.tsx"),
      route("developer-dashboard", "routes/developer/for-you.tsx"),
      route("my-profile/applied", "routes/developer/my-applied-jobs.tsx"),
      route("user/profile", "routes/user/profile.tsx"),
      route("my-profile/settings", "routes/user/settings.tsx"),
      route("user/validate-email", "routes/user/validate-email.tsx"),
      route("error", "routes/frame/error.tsx"),
    ]),
  ]),
  route(":language", "routes/frame/language.tsx", { id: "language-without-menu" }, [
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
