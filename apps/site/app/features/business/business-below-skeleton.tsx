import article from "@devguild/design-system/article-card.module.css";
import avatar from "@devguild/design-system/avatar.module.css";
import cover from "@devguild/design-system/cover-card.module.css";
import video from "@devguild/design-system/video-card.module.css";

import quotes from "../home/quotes.module.css";
import grid from "../lists/card-grid.module.css";
import newsletter from "../public-forms/newsletter-section.module.css";
import videos from "../videos/video-grid.module.css";
import classes from "./business-page.module.css";

// Importing these style sheets makes the page link them, as on the home page.
const STYLESHEETS = [article, avatar, cover, video, quotes, grid, newsletter, videos];

/** Reserves space for the lazy part of the page for companies, for client-side navigation. */
export function BusinessBelowSkeleton() {
  return <div className={classes.skeleton} data-sheets={STYLESHEETS.length} />;
}
