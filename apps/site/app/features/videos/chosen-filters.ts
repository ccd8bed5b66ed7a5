import type { VideoFilterOptions } from "@devguild/schemas/videos";

import { LIST_FILTERS, type ListFilter, type VideosState } from "./videos-url.ts";

/** One chosen filter, as a chip shows it, with the list that is left without it. */
type ChosenFilter = { key: string; kind: string; label: string; without: VideosState };

const KINDS: Record<ListFilter, string> = { skills: "Skill", events: "At" };

const nameOf = (options: VideoFilterOptions, filter: ListFilter, slug: string) =>
  options[filter].find((option) => option.slug === slug)?.label ?? slug.replaceAll("-", " ");

/** The filters of a list of videos, in the order in which they stand above it. */
export const chosenFiltersOf = (
  state: VideosState,
  options: VideoFilterOptions,
): ChosenFilter[] => {
  const { metadata, requires_login: login } = state;
  const words = { key: "metadata", kind: "Words", label: metadata };
  return [
    ...(metadata ? [{ ...words, without: { ...state, metadata: "" } }] : []),
    ...LIST_FILTERS.flatMap((filter) =>
      state[filter].map((slug) => ({
        key: `${filter}:${slug}`,
        kind: KINDS[filter],
        label: nameOf(options, filter, slug),
        without: { ...state, [filter]: state[filter].filter((each) => each !== slug) },
      })),
    ),
    ...(login === null
      ? []
      : [
          {
            key: "requires_login",
            kind: "",
            label: login ? "Members only" : "Open to everybody",
            without: { ...state, requires_login: null },
          },
        ]),
  ];
};

/** What a list is called: the podcast, what it is about, or what one does there. */
export const videosHeading = (state: VideosState, options: VideoFilterOptions) => {
  const names = (filter: ListFilter) =>
    state[filter].map((slug) => nameOf(options, filter, slug)).join(", ");
  const [skills, events] = [names("skills"), names("events")];
  if (skills) return events ? `${skills} at ${events}` : `${skills} videos`;
  return events || "Watch";
};
