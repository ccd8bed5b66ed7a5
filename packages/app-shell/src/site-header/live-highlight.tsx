import { api } from "@devguild/api-client/browser-api";
import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";
import { useQuery } from "@tanstack/react-query";

import { LiveHighlightCard } from "./live-highlight-card.tsx";

/** The live event that the editors chose to promote; nothing if there is none. */
export default function LiveHighlight() {
  const { data } = useQuery(
    api.highlights.active.options({ params: { id: HIGHLIGHT_CATEGORIES.LIVE_EVENT } }),
  );
  return data?.data ? <LiveHighlightCard highlight={data.data} /> : null;
}
