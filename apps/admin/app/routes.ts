import { route, type RouteConfig } from "@react-router/dev/routes";
import { firstScreen, screen } from "@devguild/web-server/screens";

export default [
  firstScreen("routes/frame/home.tsx"),
  route(":language", "routes/frame/language.tsx", [
    screen("admin", "routes/overview/overview.tsx"),
    screen("admin/account-settings", "routes/frame/account-settings.tsx", {
      menu: "former",
      sitemap: "redirects to the profile",
    }),
    screen("admin/dashboard", "routes/overview/dashboard.tsx"),
    screen("admin/admin-users", "routes/staff/list-staff.tsx"),
    screen("admin/audit-log", "routes/audit-log/search-audit-log.tsx"),
    screen("admin/companies", "routes/companies/search-companies.tsx"),
    screen("admin/companies/:company_id/account", "routes/companies/company-account.tsx"),
    screen("admin/companies/:company_id/users", "routes/companies/company-users.tsx"),
    screen("admin/companies/:company_id/users/activity", "routes/companies/company-activity.tsx"),
    screen("admin/companies/:company_id/profile", "routes/companies/company-profile.tsx"),
    screen("admin/companies/:company_id/stories", "routes/companies/company-stories.tsx"),
    screen(
      "admin/companies/:company_id/campaigns/:type/:campaign_id?",
      "routes/companies/company-campaigns.tsx",
    ),
    screen("admin/companies/:company_id/partnerships", "routes/companies/company-partnerships.tsx"),
    screen(
      "admin/companies/:company_id/partnerships/:partnership_id/settings",
      "routes/companies/company-partnership.tsx",
    ),
    screen("admin/companies/:company_id/figures", "routes/jobs/company-figures.tsx"),
    screen("admin/companies/:company_id/jobs/:filter", "routes/companies/company-jobs.tsx"),
    screen("admin/companies/:company_id/jobs/edit/:job_id", "routes/jobs/edit-posting.tsx"),
    screen("admin/companies/:company_id/jobs/:job_id/figures", "routes/jobs/job-figures.tsx"),
    screen(
      "admin/companies/:company_id/jobs/:job_id/candidates",
      "routes/candidates/job-candidates.tsx",
    ),
    screen("admin/deleted-accounts", "routes/accounts/search-deleted-accounts.tsx"),
    screen("admin/developers", "routes/developers/search-developers.tsx"),
    screen("admin/developers/:id", "routes/developers/developer-account.tsx"),
    screen("admin/industries", "routes/industries/search-industries.tsx"),
    screen("admin/job-listings", "routes/jobs/import-listings.tsx"),
    screen("admin/job-listings/all", "routes/jobs/search-listings.tsx"),
    screen("admin/jobs", "routes/jobs/search-jobs.tsx"),
    screen("admin/notifications/:id", "routes/notifications/sent-notification.tsx"),
    screen("admin/page-inventory", "routes/page-inventory/search-pages.tsx"),
    screen("admin/sourcing", "routes/sourcing/source-developers.tsx"),
    screen("admin/skills", "routes/skills/search-skills.tsx"),
  ]),
  route("*", "routes/frame/not-found.tsx"),
] satisfies RouteConfig;
