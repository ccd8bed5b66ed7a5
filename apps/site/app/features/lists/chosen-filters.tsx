import { FilterChipLink } from "@devguild/design-system/filter-chip";
import { TextLink } from "@devguild/design-system/text-link";

import type { ChosenFilter } from "./chosen-options.ts";
import classes from "./chosen-filters.module.css";

type Props<State> = {
  chosen: readonly ChosenFilter<State>[];
  /** The list without any filter. */
  path: string;
  /** What a state adds to the path. */
  write: (state: State) => string;
};

/** The filters in force above a list: each a link to the list without it. */
export function ChosenFilters<State>({ chosen, path, write }: Props<State>) {
  return (
    <div className={classes.chips}>
      {chosen.map(({ key, kind, label, without }) => (
        <FilterChipLink key={key} to={path + write(without)} kind={kind}>
          {label}
        </FilterChipLink>
      ))}
      {chosen.length > 1 && (
        <TextLink small to={path}>
          Clear all
        </TextLink>
      )}
    </div>
  );
}
