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
      screen("company/profile", "routes/profile/company-profile.tsx"),
      screen("company/stories", "routes/dashboard/stories.tsx"),
      screen("company/campaigns", "routes/dashboard/campaigns.tsx"),
      screen("company/campaigns/:type/:campaign_id?", "routes/campaigns/company-campaigns.tsx"),
      screen("company/company-account", "routes/account/company-account.tsx"),
      screen(
        "company/partnerships/:partnership_id/settings",
        "routes/partnerships/edit-partnership.tsx",
      ),
      screen("company/users", "routes/users/company-users.tsx"),
      screen("company/users/activity", "routes/users/company-activity.tsx"),
      screen("company/job/candidates", "routes/candidates/all-candidates.tsx"),
      screen("company/figures", "routes/dashboard/company-figures.tsx"),
      screen("company/job/:job_id/figures", "routes/postings/job-figures.tsx"),
      screen("company/job/:job_id/ad", "routes/postings/job-ad.tsx"),
      screen("company/job/:job_id/history", "routes/postings/job-history.tsx"),
      screen("company/job/:job_id/candidates", "routes/candidates/job-candidates.tsx"),
    ]),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
