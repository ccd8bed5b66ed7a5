const NOTHING = Number.MAX_SAFE_INTEGER;

/** Converts filters' slugs to ids for the API. An unknown slug gets an id that matches nothing. */
export const toFilterIds = <Filter extends string>(
  filters: readonly Filter[],
  state: Record<Filter, readonly string[]>,
  options: Record<Filter, readonly { id: number; slug: string }[]>,
) =>
  Object.fromEntries(
    filters.map((filter) => [
      filter,
      state[filter].map(
        (slug) => options[filter].find((option) => option.slug === slug)?.id ?? NOTHING,
      ),
    ]),
  ) as Record<Filter, number[]>;
