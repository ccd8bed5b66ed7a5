import { layout, route, type RouteConfig } from "@react-router/dev/routes";
import { firstScreen, screen } from "@devguild/web-server/screens";

export default [
  firstScreen("routes/frame/home.tsx"),
  layout("routes/frame/portal.tsx", [
    route(":language", "routes/frame/language.tsx", [
      screen("company-dashboard", "routes/dashboard/company-dashboard.tsx"),
      screen("company/post-job", "routes/postings/post-job.tsx"),
      screen("company/jobs/edit/:job_id", "routes/postings/edit-posting.tsx"),
      screen("company/jobs/:filter", "routes/dashboard/filtered-jobs.tsx"),
      screen("company/stories", "routes/dashboard/stories.tsx"),
      screen("company/campaigns", "routes/dashboard/campaigns.tsx"),
      screen("company/users", "routes/users/company-users.tsx"),
      screen("company/job/candidates", "routes/candidates/choose-job.tsx"),
      screen("company/job/:job_id/candidates", "routes/candidates/job-candidates.tsx"),
    ]),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
