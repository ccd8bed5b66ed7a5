import { LiveHighlightCard } from "@devguild/app-shell/live-highlight-card";
import { VideoLead } from "@devguild/design-system/video-lead";
import { HIGHLIGHT_CATEGORY_LABELS } from "@devguild/schemas/constants/highlights";
import type { Highlight, HighlightItem } from "@devguild/schemas/highlights";

import classes from "./highlight-preview.module.css";

/** What is typed of a highlight, as far as visitors see it. */
type HighlightWords = Pick<
  Highlight,
  "category" | "title" | "subtitle" | "image_url" | "cta_label"
>;

type Props = { words: HighlightWords; item: HighlightItem };

const NO_LINK = "#preview";

/** A highlight as visitors who are not logged in see it. */
export function HighlightPreview({ words, item }: Props) {
  const title = words.title.trim() || item.title;
  const image = words.image_url ?? item.image_url;
  const { video } = item;
  return (
    <figure className={classes.preview}>
      <figcaption>Preview: {HIGHLIGHT_CATEGORY_LABELS[words.category].shownIn}</figcaption>
      {/* Its links would leave the form. */}
      <div inert>
        {video ? (
          <VideoLead
            video={{
              ...video,
              title,
              to: NO_LINK,
              image,
              duration: video.duration_seconds,
              locked: video.requires_login,
            }}
            above={words.subtitle}
            call={words.cta_label}
          />
        ) : (
          <LiveHighlightCard
            highlight={{
              ...words,
              id: item.id,
              title,
              image_url: image,
              item_id: item.id,
              item_slug: item.slug,
              item_starts_at: item.starts_at,
              video: null,
            }}
          />
        )}
      </div>
    </figure>
  );
}
