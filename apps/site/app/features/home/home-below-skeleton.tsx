import arch from "@devguild/design-system/arch-portrait.module.css";
import article from "@devguild/design-system/article-card.module.css";
import avatar from "@devguild/design-system/avatar.module.css";
import cover from "@devguild/design-system/cover-card.module.css";
import video from "@devguild/design-system/video-card.module.css";

import ads from "../partner-banners/partner-banners.module.css";
import time from "../live-events/event-time.module.css";
import newsletter from "../public-forms/newsletter-section.module.css";
import band from "../speakers/speaker-band.module.css";
import grid from "../videos/video-grid.module.css";
import below from "./home-below.module.css";
import quotes from "./quotes.module.css";

// Importing these style sheets makes the page link them. The server renders lazy parts with the page but
// links only the sheets of static imports, so the part would appear unstyled until its code has loaded.
const STYLESHEETS = [
  arch,
  article,
  avatar,
  cover,
  video,
  ads,
  time,
  newsletter,
  band,
  grid,
  below,
  quotes,
];

/** Reserves space for the home page's lazy part, for client-side navigation. */
export function HomeBelowSkeleton() {
  return <div className={below["skeleton"]} data-sheets={STYLESHEETS.length} />;
}
