import type { VideoFilterOptions } from "@devguild/schemas/videos";

import { type ChosenFilter, listChosenOptions, optionName } from "../lists/chosen-options.ts";
import { LIST_FILTERS, type ListFilter, type VideosState } from "./videos-address.ts";

const KINDS: Record<ListFilter, string> = { skills: "Skill", events: "At" };

/** Lists a video list's chosen filters, in display order. */
export const listChosenFilters = (
  state: VideosState,
  options: VideoFilterOptions,
): ChosenFilter<VideosState>[] => {
  const { metadata, requires_login: login } = state;
  const words = { key: "metadata", kind: "Words", label: metadata };
  return [
    ...(metadata ? [{ ...words, without: { ...state, metadata: "" } }] : []),
    ...listChosenOptions(state, options, KINDS, LIST_FILTERS),
    ...(login === null
      ? []
      : [
          {
            key: "requires_login",
            kind: "",
            label: login ? "Members only" : "Open to everyone",
            without: { ...state, requires_login: null },
          },
        ]),
  ];
};

/** Builds a video list's heading from its skills and events; by default "Watch". */
export const videosHeading = (state: VideosState, options: VideoFilterOptions) => {
  const names = (filter: ListFilter) =>
    state[filter].map((slug) => optionName(options, filter, slug)).join(", ");
  const [skills, events] = [names("skills"), names("events")];
  if (skills) return events ? `${skills} at ${events}` : `${skills} videos`;
  return events || "Watch";
};
