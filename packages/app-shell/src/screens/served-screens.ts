/**
 * The screens that each app serves, as route patterns: what menus, footers and palettes may lead to.
 * Only tests read it, so that no page carries it: one in each app holds the app's routes to this list,
 * one here holds every link of a menu to it. Former addresses and previews are left out.
 */
export const SERVED_SCREENS = {
  site: [
    "/",
    "/:language/jobs",
    "/:language/jobs/filtered",
    "/:language/jobs/e/:seniority",
    "/:language/jobs/l/:country/:location?",
    "/:language/jobs/ln/:language_slug",
    "/:language/jobs/s/:skill",
    "/:language/jobs/ls/:country/:skill",
    "/:language/jobs/ls/:country/:location/:skill",
    "/:language/jobs/:id/preview",
    "/:language/companies",
    "/:language/companies/:company_id/:company_slug",
    "/:language/companies/:company_id/:company_slug/:job_id/:job_slug",
    "/:language/live",
    "/:language/live-events",
    "/:language/live-events/place",
    "/:language/live-events/:event_id/:event_slug",
    "/:language/magazine",
    "/:language/magazine/:article_id/:article_slug",
    "/:language/videos",
    "/:language/videos/s/:slug?",
    "/:language/videos/:video_id/:video_slug",
    "/:language/business",
    "/:language/business/developer-salary-calculator",
    "/:language/hire-developers/:skill?",
    "/:language/developer-recruiting-membership",
    "/:language/talent-marketing-membership",
    "/:language/talent-marketing-membership/media-kit",
    "/:language/product-marketing-membership",
    "/:language/product-marketing-membership/media-kit",
    "/:language/recruiting-services",
    "/:language/event-partnerships",
    "/:language/newsletter/confirm",
    "/:language/newsletter/unsubscribe",
    "/:language/developer/sign-up",
    "/:language/developer-dashboard",
    "/:language/developer/finalize-profile",
    "/:language/login",
    "/:language/saved-jobs",
    "/:language/saved-searches",
    "/:language/alerts/confirm",
    "/:language/alerts/unsubscribe",
    "/:language/user/login",
    "/:language/user/forgot-password",
    "/:language/user/reset-password",
    "/:language/user/restore-account",
    "/:language/user/activate-account/:token?",
    "/:language/user/logout",
    "/:language/user/profile",
    "/:language/user/validate-email",
    "/:language/error",
    "/:language/about",
    "/:language/team",
    "/:language/career",
    "/:language/contact",
    "/:language/press",
    "/:language/legal",
    "/:language/imprint",
    "/:language/cookie-settings",
    "/:language/privacy",
    "/:language/accessibility",
    "/:language/terms",
  ],
  company: [
    "/",
    "/:language/company-dashboard",
    "/:language/company/stories",
    "/:language/company/campaigns",
    "/:language/company/jobs/:filter",
    "/:language/company/jobs/edit/:job_id",
    "/:language/company/post-job",
    "/:language/company/job/candidates",
    "/:language/company/job/:job_id/candidates",
  ],
  admin: [
    "/",
    "/:language/admin",
    "/:language/admin/dashboard",
    "/:language/admin/companies",
    "/:language/admin/companies/:company_id/jobs/:filter",
    "/:language/admin/companies/:company_id/jobs/:job_id/candidates",
    "/:language/admin/jobs",
  ],
} as const;

const patterns = Object.values(SERVED_SCREENS)
  .flat()
  .map(
    (pattern) =>
      new RegExp(
        `^${pattern.replace(/\/:[a-z_]+\?/g, "(?:/[^/]+)?").replace(/:[a-z_]+/g, "[^/]+")}$`,
      ),
  );

/** Whether a path leads to a screen that exists. */
export const isServedPath = (path: string) => {
  const plain = path.split(/[?#]/)[0] ?? path;
  return patterns.some((pattern) => pattern.test(plain));
};
