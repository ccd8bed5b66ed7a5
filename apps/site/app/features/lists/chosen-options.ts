import { slugAsName } from "./slug-as-name.ts";

/** One chosen filter, as a chip shows it, with the list that is left without it. */
export type ChosenFilter<State> = { key: string; kind: string; label: string; without: State };

type Options<Filter extends string> = Record<Filter, readonly { slug: string; label: string }[]>;

/** What an option is called. What has nothing to show is no option, but an address may name it. */
export const optionName = <Filter extends string>(
  options: Options<Filter>,
  filter: Filter,
  slug: string,
) => options[filter].find((option) => option.slug === slug)?.label ?? slugAsName(slug);

/** The chosen options of filters that take several, in the order of `filters`. */
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
