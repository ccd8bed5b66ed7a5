import { FilterChip } from "@devguild/design-system/filter-chip";

import { type ChoicesQuery, FilterMenu } from "@devguild/design-system/filter-menu";
import type { List } from "./use-list.ts";

/** A filter with its labels. */
export type FilterChoice<Filter extends string = string> = {
  name: Filter;
  /** "Status". */
  label: string;
  options: readonly { value: string; label: string }[];
  /** For options that are read on their own. */
  query?: ChoicesQuery;
};

type Props<Filter extends string> = { list: List<string, Filter>; filters: FilterChoice<Filter>[] };

/** The active filters; pressing one removes it. */
export function ChosenFilters<Filter extends string>({
  list: { state, change },
  filters,
}: Props<Filter>) {
  return filters.flatMap(({ name, label, options }) =>
    state.filters[name].map((value) => (
      <FilterChip
        key={`${name}-${value}`}
        on
        kind={label}
        onRemove={() => {
          const remaining = state.filters[name].filter((each) => each !== value);
          change({ filters: { ...state.filters, [name]: remaining } });
        }}
      >
        {options.find((option) => option.value === value)?.label ?? value}
      </FilterChip>
    )),
  );
}

/** The available filters, each with a menu of its values. */
export function OfferedFilters<Filter extends string>({
  list: { shape, state, change },
  filters,
}: Props<Filter>) {
  return filters.map(({ name, label, options, query }) => {
    const chosen = state.filters[name];
    const remaining = options.filter(({ value }) => !chosen.includes(value));
    const hasNone = remaining.length === 0 && !query?.isLoadingError;
    if (hasNone || (chosen.length > 0 && !shape.filters[name].many)) return null;
    return (
      <FilterMenu
        key={name}
        label={label}
        options={remaining}
        query={query}
        onChoose={(value) => change({ filters: { ...state.filters, [name]: [...chosen, value] } })}
      />
    );
  });
}
