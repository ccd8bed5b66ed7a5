import { PODCAST_EVENT, VIDEO_ORDERS } from "@devguild/schemas/constants/videos";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { type AddressState, oneOf, slugs, text } from "@devguild/session/addresses";

import { toFilterIds } from "../lists/filter-ids.ts";

/** The filters with a list of options. */
export const LIST_FILTERS = ["skills", "events"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The address of a list of videos. It uses slugs, so that people can read and share it. */
export const VIDEO_LIST = {
  skills: slugs,
  // The name used by the podcast's menu entry.
  events: { ...slugs, name: "event" },
  metadata: text,
  /** Only videos that require a login, or only those that don't; null for both. */
  requires_login: oneOf([true, false], null),
  orderBy: oneOf(VIDEO_ORDERS),
};
export type VideosState = AddressState<typeof VIDEO_LIST>;

/** Builds the API query for the list. */
export const toVideosQuery = (state: VideosState, options: VideoFilterOptions) => ({
  ...toFilterIds(LIST_FILTERS, state, options),
  metadata: state.metadata,
  ...(state.requires_login !== null && { requires_login: state.requires_login }),
  orderBy: state.orderBy,
});

/** Returns whether a list is the podcast, whatever its other filters. */
export const isPodcast = ({ events }: Pick<VideosState, "events">) =>
  events.length === 1 && events[0] === PODCAST_EVENT;
