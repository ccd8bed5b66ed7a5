import { LANGUAGE } from "@devguild/schemas/product";

/** The public pages of the site that are no record's; a journey opens each of them. */
export const STATIC_PAGES = [
  "/",
  ...[
    "/jobs",
    "/videos",
    "/live",
    "/live-events",
    "/magazine",
    "/developer/sign-up",
    "/about",
    "/team",
    "/career",
    "/contact",
    "/press",
    "/legal",
    "/imprint",
    "/privacy",
    "/accessibility",
    "/terms",
  ].map((path) => `/${LANGUAGE}${path}`),
];
