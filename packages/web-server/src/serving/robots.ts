import type { App, AppUrls } from "@devguild/app-shell/apps";
import { LANGUAGE } from "@devguild/schemas/product";

// Somebody's own screens, steps on the way to them, previews and pages for developers.
const PRIVATE = [
  "/developer-dashboard",
  "/developer/finalize-profile",
  "/saved-jobs",
  "/saved-searches",
  "/my-profile/",
  "/user/",
  "/login",
  "/alerts/",
  "/live-events/place",
  "/jobs/*/preview",
  "/magazine-preview/",
  "/error",
  "/dev/",
].map((path) => `/${LANGUAGE}${path}`);

const rulesOf = (app: App, urls: AppUrls): string[] => {
  // The portal has one page for everybody; nobody finds the back office by searching.
  if (app === "company") return [`Allow: /${LANGUAGE}/company/post-job`, "Disallow: /"];
  if (app === "admin") return ["Disallow: /"];
  return [
    "Disallow: /api/v2/",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${urls.site}/sitemap.xml`,
  ];
};

/** What an app tells crawlers to leave alone. Source: docs/product/being-found.md. */
export const buildRobots = (app: App, urls: AppUrls) =>
  `${["User-agent: *", ...rulesOf(app, urls)].join("\n")}\n`;
