import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/frame/home.tsx"),
  layout("routes/frame/portal.tsx", [
    route(":language", "routes/frame/language.tsx", [
      route("company-dashboard", "routes/dashboard/company-dashboard.tsx"),
      route("company/post-job", "routes/postings/post-job.tsx"),
      route("company/jobs/edit/:job_id", "routes/postings/edit-posting.tsx"),
      route("company/jobs/:filter", "routes/dashboard/filtered-jobs.tsx"),
      route("company/stories", "routes/dashboard/stories.tsx"),
      route("company/campaigns", "routes/dashboard/campaigns.tsx"),
      route("company/job/candidates", "routes/candidates/choose-job.tsx"),
      route("company/job/:job_id/candidates", "routes/candidates/job-candidates.tsx"),
    ]),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
