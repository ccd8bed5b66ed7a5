import type { App, AppUrls } from "@devguild/app-shell/apps";
import { LANGUAGE } from "@devguild/schemas/product";

// Personal screens, steps on the way to them, previews and pages for developers of the product.
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

const listRules = (app: App, urls: AppUrls): string[] => {
  // The portal has one public page; the back office has none.
  if (app === "company") return [`Allow: /${LANGUAGE}/company/post-job`, "Disallow: /"];
  if (app === "admin") return ["Disallow: /"];
  return [
    "Disallow: /api/v2/",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${urls.site}/sitemap.xml`,
  ];
};

/** Builds an app's robots.txt. Source: docs/product/being-found.md. */
export const buildRobots = (app: App, urls: AppUrls) =>
  `${["User-agent: *", ...listRules(app, urls)].join("\n")}\n`;
