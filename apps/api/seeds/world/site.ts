import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";
import { EVENT_TYPES } from "@devguild/schemas/constants/live-events";

import type { partnerBanners } from "../../src/modules/partner-banners/partner-banners.tables.ts";
import type { highlights } from "../../src/modules/highlights/highlights.tables.ts";
import type { quotes, siteLinks } from "../../src/modules/site-data/site-data.tables.ts";
import { drawEditorialCover } from "./pictures/covers.ts";
import { getPictureUrl, type Drawn } from "./pictures/write-pictures.ts";
import { COMMUNITY_ADS, QUOTES, SITE_LINKS } from "./texts/site.ts";

// Keeps the covers of ads different from those of articles and videos.
const FIRST_COVER = 5000;

type Item = { id: number; title: string };

const EVENT_KINDS: Record<number, string> = {
  [EVENT_TYPES.ON_SITE]: "On site",
  [EVENT_TYPES.ONLINE]: "Online",
  [EVENT_TYPES.HYBRID]: "On site and online",
  [EVENT_TYPES.OWN_FORMAT]: "Live show",
};

/** Creates the site's own content: menu and footer links, quotes, ads and highlights. */
export const makeSite = ({
  video,
  liveEvent,
}: {
  video?: Item | undefined;
  liveEvent?: (Item & { event_type: number }) | undefined;
}) => ({
  siteLinks: SITE_LINKS.map(({ column, label, url }, position) => ({
    column,
    label,
    url,
    position,
  })) satisfies (typeof siteLinks.$inferInsert)[],
  quotes: QUOTES.map(({ text, author, role }, position) => ({
    text,
    author,
    role,
    position,
  })) satisfies (typeof quotes.$inferInsert)[],
  communityAds: COMMUNITY_ADS.map(({ slug, ...ad }, position) => ({
    ...ad,
    url: `https://${slug}.example`,
    image_url: getPictureUrl({ kind: "cover", name: `ad-${slug}` }),
    position,
  })) satisfies (typeof partnerBanners.$inferInsert)[],
  highlights: [
    ...(video
      ? [
          {
            category: HIGHLIGHT_CATEGORIES.VIDEO,
            title: video.title,
            subtitle: "The editors’ pick of the month",
            video_id: video.id,
            cta_label: "Watch the talk",
          },
        ]
      : []),
    ...(liveEvent
      ? [
          {
            category: HIGHLIGHT_CATEGORIES.LIVE_EVENT,
            title: liveEvent.title,
            subtitle: `${EVENT_KINDS[liveEvent.event_type]}, free`,
            live_event_id: liveEvent.id,
            cta_label: "Register",
          },
        ]
      : []),
  ] satisfies (typeof highlights.$inferInsert)[],
  siteDrawings: COMMUNITY_ADS.map(({ slug }, index): Drawn => ({
    kind: "cover",
    name: `ad-${slug}`,
    drawing: drawEditorialCover(FIRST_COVER + index, slug),
  })),
});
