import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";
import type { VideoCard } from "@devguild/schemas/videos";
import type { LoaderContext } from "@devguild/session/with-queries";

import type { VideosLead } from "./videos-screen.tsx";

const PICKS = 8;

/** Returns the first of the editors' picks that the list below doesn't show anyway, or null. */
export const chooseLead = (picks: readonly VideoCard[], below: readonly VideoCard[]) =>
  picks.find(({ id }) => !below.some((video) => video.id === id)) ?? null;

/**
 * Loads the video at the top of Watch: the one that the editors feature or, without one, one of their
 * picks. Source: docs/product/videos.md.
 */
export const loadLead = async (
  { api }: LoaderContext,
  found: Promise<{ pages: readonly { data: readonly VideoCard[] }[] }>,
): Promise<VideosLead | null> => {
  const { data: highlight } = await api.highlights.active.call({
    params: { id: HIGHLIGHT_CATEGORIES.VIDEO },
  });
  if (highlight) return { highlight, pick: null };
  const [{ data: picks }, { pages }] = await Promise.all([
    api.videos.featured.call({ query: { count: PICKS } }),
    found,
  ]);
  const pick = chooseLead(picks, pages[0]?.data ?? []);
  return pick && { highlight, pick };
};
