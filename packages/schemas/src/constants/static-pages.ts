import { LANGUAGE } from "../product.ts";
import { PODCAST_EVENT } from "./videos.ts";

/**
 * The site's public pages without a record, by canonical path. The sitemap lists them, a test
 * compares them with the site's routes, and an end-to-end test opens each of them.
 */
export const STATIC_PAGES = [
  "/",
  ...[
    "/jobs",
    "/companies",
    "/videos",
    `/videos?event=${PODCAST_EVENT}`,
    "/live",
    "/live-events",
    "/magazine",
    "/developer/sign-up",
    "/business",
    "/business/developer-salary-calculator",
    "/hire-developers",
    "/recruiting-services",
    "/event-partnerships",
    "/developer-recruiting-membership",
    "/talent-marketing-membership",
    "/talent-marketing-membership/media-kit",
    "/product-marketing-membership",
    "/product-marketing-membership/media-kit",
    "/about",
    "/team",
    "/career",
    "/contact",
    "/press",
    "/legal",
    "/imprint",
    "/cookie-settings",
    "/privacy",
    "/accessibility",
    "/terms",
  ].map((path) => `/${LANGUAGE}${path}`),
];
