import { CoverArt } from "@devguild/design-system/cover-art";
import { createDateFormat } from "@devguild/schemas/formats";
import type { Highlight } from "@devguild/schemas/highlights";
import { localized } from "@devguild/session/redirects";

import { AppLink } from "../app-frame/app-frame.tsx";
import classes from "./live-highlight-card.module.css";

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A promoted live event, as the menu's panel shows it. */
export function LiveHighlightCard({ highlight }: { highlight: Highlight }) {
  const { title, subtitle, image_url, item_id, item_slug, item_starts_at, cta_label } = highlight;
  const when = item_starts_at && formatDay(new Date(item_starts_at));
  return (
    <section aria-label="Live event" className={classes.highlight}>
      <CoverArt title={title} src={image_url} ratio="wide" />
      <p className={classes.when}>{[when, subtitle].filter(Boolean).join("\u00a0· ")}</p>
      <AppLink to={localized(`/live-events/${item_id}/${item_slug}`)} className={classes.title}>
        {title}
      </AppLink>
      {cta_label && (
        <p className={classes.call} aria-hidden>
          {cta_label}
        </p>
      )}
    </section>
  );
}
