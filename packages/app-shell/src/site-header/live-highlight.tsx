import { api } from "@devguild/api-client/browser-api";
import { CoverArt } from "@devguild/design-system/cover-art";
import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";
import { createDateFormat } from "@devguild/schemas/formats";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { AppLink } from "../app-frame/app-frame.tsx";
import classes from "./live-highlight.module.css";

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The live event that the editors chose to promote; nothing if there is none. */
export default function LiveHighlight() {
  const { data } = useQuery(
    api.highlights.active.options({ params: { id: HIGHLIGHT_CATEGORIES.LIVE_EVENT } }),
  );
  const event = data?.data;
  if (!event) return null;
  const { title, subtitle, image_url, item_id, item_slug, item_starts_at, cta_label } = event;
  const when = item_starts_at && formatDay(new Date(item_starts_at));
  return (
    <section aria-label="Live event" className={classes.highlight}>
      <CoverArt title={title} src={image_url} ratio="wide" />
      <p className={classes.when}>{[when, subtitle].filter(Boolean).join(" · ")}</p>
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
