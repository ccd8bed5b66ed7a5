import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { plainText } from "@devguild/schemas/slugs";

import { FILTER_KINDS } from "./chosen-filters.ts";
import type { JobSearchState, ListFilter } from "./job-search-address.ts";

/** A filter that the last typed words name. */
export type WordOffer = {
  kind: string;
  label: string;
  /** The rest of the text once the filter is accepted. */
  rest: string;
  take: (state: JobSearchState) => JobSearchState;
};

type KnownFilter = Pick<WordOffer, "kind" | "label" | "take"> & {
  isChosen: (state: JobSearchState) => boolean;
};

const MAX_WORDS = 5;

const toListFilter = (filter: ListFilter, slug: string, label: string): KnownFilter => ({
  kind: FILTER_KINDS[filter],
  label,
  isChosen: (state) => state[filter].includes(slug),
  take: (state) => ({ ...state, [filter]: [...state[filter], slug] }),
});

const remote: KnownFilter = {
  kind: "",
  label: "Remote",
  isChosen: (state) => state.remote,
  take: (state) => ({ ...state, remote: true }),
};

const mode = (value: "on_site" | "hybrid", label: string): KnownFilter => ({
  kind: "",
  label,
  isChosen: (state) => state.hybrid_option.includes(value),
  take: (state) => ({ ...state, hybrid_option: [...state.hybrid_option, value] }),
});

const listKnownWords = (options: JobFilterOptions) => {
  const known = new Map<string, KnownFilter>([
    ["remote", remote],
    ["hybrid", mode("hybrid", "Hybrid")],
    ["on site", mode("on_site", "On site")],
    ["on-site", mode("on_site", "On site")],
    ["onsite", mode("on_site", "On site")],
  ]);
  for (const filter of ["seniorities", "skills", "locations", "languages"] as const)
    for (const option of options[filter]) {
      const name = "name" in option ? option.name : option.label;
      for (const text of [name, option.label, option.slug].map(plainText))
        if (!known.has(text)) known.set(text, toListFilter(filter, option.slug, name));
    }
  return known;
};

/** Returns a function that finds the filter named by the last words of a text, unless it is already chosen. */
export const wordOffers = (options: JobFilterOptions) => {
  const known = listKnownWords(options);
  return (text: string, state: JobSearchState): WordOffer | null => {
    // Within an open quote, words are not filters.
    if ((text.match(/["“”„]/gu)?.length ?? 0) % 2 === 1) return null;
    const words = text.trimEnd().split(/\s+/);
    for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
      const found = known.get(plainText(words.slice(-count).join(" ")));
      if (found && !found.isChosen(state)) {
        const { kind, label, take } = found;
        return { kind, label, take, rest: words.slice(0, -count).join(" ") };
      }
    }
    return null;
  };
};
