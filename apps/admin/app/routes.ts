import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/frame/home.tsx"),
  route(":language", "routes/frame/language.tsx", [
    route("admin", "routes/overview/overview.tsx"),
    route("admin/dashboard", "routes/overview/dashboard.tsx"),
    route("admin/companies", "routes/companies/search-companies.tsx"),
    route("admin/companies/:company_id/jobs/:filter", "routes/companies/company-jobs.tsx"),
    route(
      "admin/companies/:company_id/jobs/:job_id/candidates",
      "routes/candidates/job-candidates.tsx",
    ),
    route("admin/jobs", "routes/jobs/search-jobs.tsx"),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
