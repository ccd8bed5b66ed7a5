/**
 * The screens that each app serves, as route patterns; a test in each app holds its routes to this
 * list. Menus, footers and palettes show only what is on it.
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
    "/:language/companies/:company_id/:company_slug/:job_id/:job_slug",
    "/:language/companies/:company_slug/:job_slug",
    "/:language/developer/sign-up",
    "/:language/developer-dashboard",
    "/:language/developer/finalize-profile",
    "/:language/login",
    "/:language/saved-jobs",
    "/:language/saved-searches",
    "/:language/alerts/confirm",
    "/:language/alerts/unsubscribe",
    "/:language/my-profile/applied",
    "/:language/user/login",
    "/:language/user/forgot-password",
    "/:language/user/reset-password",
    "/:language/user/restore-account",
    "/:language/user/activate-account/:token?",
    "/:language/user/logout",
    "/:language/user/profile",
    "/:language/my-profile/settings",
    "/:language/user/validate-email",
    "/:language/error",
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
  const plain = path.split("?")[0] ?? path;
  return patterns.some((pattern) => pattern.test(plain));
};
