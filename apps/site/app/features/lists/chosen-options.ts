import { slugAsName } from "./slug-as-name.ts";

/** A chosen filter as a chip shows it, with the list state that results from removing it. */
export type ChosenFilter<State> = { key: string; kind: string; label: string; without: State };

type Options<Filter extends string> = Record<Filter, readonly { slug: string; label: string }[]>;

/** Returns an option's label; derives it from the slug if an address names a value without results. */
export const optionName = <Filter extends string>(
  options: Options<Filter>,
  filter: Filter,
  slug: string,
) => options[filter].find((option) => option.slug === slug)?.label ?? slugAsName(slug);

/** Lists the chosen options of filters with several values, in the order of `filters`. */
export const listChosenOptions = <Filter extends string, State extends Record<Filter, string[]>>(
  state: State,
  options: Options<Filter>,
  kinds: Record<Filter, string>,
  filters: readonly Filter[],
): ChosenFilter<State>[] =>
  filters.flatMap((filter) =>
    state[filter].map((slug) => ({
      key: `${filter}:${slug}`,
      kind: kinds[filter],
      label: optionName(options, filter, slug),
      without: { ...state, [filter]: state[filter].filter((each) => each !== slug) },
    })),
  );
