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

// By naming them the page links these sheets at once. The server draws what loads late with the page but
// links only the sheets of what is imported, so that part would stand there bare until it has loaded.
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

/** Keeps the place of what the home page loads late, for whoever comes there from another page. */
export function HomeBelowSkeleton() {
  return <div className={below["place"]} data-sheets={STYLESHEETS.length} />;
}
