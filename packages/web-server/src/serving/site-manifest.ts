import { SITE_ICONS } from "@devguild/schemas/constants/service-worker";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

/** The light scheme's page: what a system shows while the installed site starts. */
const PAGE_COLOR = "#fbfaf8";

const icon = (src: string, side: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});

const shortcut = (name: string, path: string) => ({ name, url: `/${LANGUAGE}${path}` });

/** Builds the manifest with which the site can be installed. Source: docs/decisions/service-worker.md. */
export const buildSiteManifest = () => ({
  id: "/",
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: "Tech jobs with a match score, talks, live events and a magazine for developers.",
  lang: LANGUAGE,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: PAGE_COLOR,
  theme_color: PAGE_COLOR,
  icons: [
    icon(SITE_ICONS.small, 192, "any"),
    icon(SITE_ICONS.large, 512, "any"),
    icon(SITE_ICONS.maskable, 512, "maskable"),
  ],
  shortcuts: [
    shortcut("Tech jobs", "/jobs"),
    shortcut("Live events", "/live-events"),
    shortcut("For you", "/developer-dashboard"),
  ],
});
