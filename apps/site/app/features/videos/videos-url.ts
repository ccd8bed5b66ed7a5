import { PODCAST_EVENT, VIDEO_ORDERS, type VideoOrder } from "@devguild/schemas/constants/videos";
import type { VideoFilterOptions } from "@devguild/schemas/videos";

import { idsOfSlugs, toQueryString, readSlugs } from "../lists/list-url.ts";

/** The filters that hold a list of options; their names in the address are those of forms and links. */
export const LIST_FILTERS = ["skills", "events"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** A list of videos as its address holds it: slugs, so that people can read and share it. */
export type VideosState = Record<ListFilter, string[]> & {
  metadata: string;
  /** Only those that require a login, or only those that do not; null for both. */
  requires_login: boolean | null;
  orderBy: VideoOrder;
};

// An event stands in the address as the menu's entry of the podcast names it.
const NAMES = { skills: "skills", events: "event" } as const;

export const ALL_VIDEOS: VideosState = {
  skills: [],
  events: [],
  metadata: "",
  requires_login: null,
  orderBy: VIDEO_ORDERS[0],
};

/** The list of a query string; what it does not know is ignored. */
export const readVideos = (params: URLSearchParams): VideosState => {
  const login = params.get("requires_login");
  return {
    skills: readSlugs(params, NAMES.skills),
    events: readSlugs(params, NAMES.events),
    metadata: (params.get("metadata") ?? "").trim().slice(0, 200),
    requires_login: login === "1" ? true : login === "0" ? false : null,
    orderBy: VIDEO_ORDERS.find((order) => order === params.get("orderBy")) ?? VIDEO_ORDERS[0],
  };
};

/** The parts of an address that a list is, by their names; what is at its default is left out. */
const videosParams = (state: VideosState): [string, string][] => [
  ...LIST_FILTERS.flatMap((filter): [string, string][] =>
    state[filter].length > 0 ? [[NAMES[filter], state[filter].join(",")]] : [],
  ),
  ...(state.metadata ? [["metadata", state.metadata] as [string, string]] : []),
  ...(state.requires_login === null
    ? []
    : [["requires_login", state.requires_login ? "1" : "0"] as [string, string]]),
  ...(state.orderBy === VIDEO_ORDERS[0] ? [] : [["orderBy", state.orderBy] as [string, string]]),
];

/** The query string of a list, empty for everything. */
export const writeVideos = (state: VideosState): string =>
  toQueryString(new URLSearchParams(videosParams(state)));

/** The list as the API is asked for it. */
export const toVideosQuery = (state: VideosState, options: VideoFilterOptions) => ({
  skills: idsOfSlugs(options.skills, state.skills),
  events: idsOfSlugs(options.events, state.events),
  metadata: state.metadata,
  ...(state.requires_login !== null && { requires_login: state.requires_login }),
  orderBy: state.orderBy,
});

/** Whether a list is the podcast, however it is narrowed beyond that. */
export const isPodcast = ({ events }: VideosState) =>
  events.length === 1 && events[0] === PODCAST_EVENT;

/** Whether nothing narrows a list. */
export const isEverything = (state: VideosState) => writeVideos(state) === "";
