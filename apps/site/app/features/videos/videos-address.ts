import { PODCAST_EVENT, VIDEO_ORDERS } from "@devguild/schemas/constants/videos";
import type { VideoFilterOptions } from "@devguild/schemas/videos";
import { type AddressState, oneOf, slugs, text } from "@devguild/session/addresses";

import { toFilterIds } from "../lists/filter-ids.ts";

/** The filters that hold a list of options. */
export const LIST_FILTERS = ["skills", "events"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The address of a list of videos: slugs, so that people can read and share it. */
export const VIDEO_LIST = {
  skills: slugs,
  // As the menu's entry of the podcast names it.
  events: { ...slugs, name: "event" },
  metadata: text,
  /** Only those that require a login, or only those that do not; null for both. */
  requires_login: oneOf([true, false], null),
  orderBy: oneOf(VIDEO_ORDERS),
};
export type VideosState = AddressState<typeof VIDEO_LIST>;

/** The list as the API is asked for it. */
export const toVideosQuery = (state: VideosState, options: VideoFilterOptions) => ({
  ...toFilterIds(LIST_FILTERS, state, options),
  metadata: state.metadata,
  ...(state.requires_login !== null && { requires_login: state.requires_login }),
  orderBy: state.orderBy,
});

/** Whether a list is the podcast, however it is narrowed beyond that. */
export const isPodcast = ({ events }: Pick<VideosState, "events">) =>
  events.length === 1 && events[0] === PODCAST_EVENT;
