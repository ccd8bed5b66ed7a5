import { route, type RouteConfig } from "@react-router/dev/routes";
import { firstScreen, screen } from "@devguild/web-server/screens";

export default [
  firstScreen("routes/frame/home.tsx"),
  route(":language", "routes/frame/language.tsx", [
    screen("admin", "routes/overview/overview.tsx"),
    screen("admin/dashboard", "routes/overview/dashboard.tsx"),
    screen("admin/companies", "routes/companies/search-companies.tsx"),
    screen("admin/companies/:company_id/jobs/:filter", "routes/companies/company-jobs.tsx"),
    screen(
      "admin/companies/:company_id/jobs/:job_id/candidates",
      "routes/candidates/job-candidates.tsx",
    ),
    screen("admin/industries", "routes/industries/search-industries.tsx"),
    screen("admin/jobs", "routes/jobs/search-jobs.tsx"),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
