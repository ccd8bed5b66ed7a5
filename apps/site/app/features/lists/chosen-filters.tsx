import { FilterChipLink } from "@devguild/design-system/filter-chip";
import { TextLink } from "@devguild/design-system/text-link";
import { type Address, type AddressState, writeAddress } from "@devguild/session/addresses";

import type { ChosenFilter } from "./chosen-options.ts";
import classes from "./chosen-filters.module.css";

type Props<A extends Address> = {
  chosen: readonly ChosenFilter<AddressState<A>>[];
  /** The path of the list without any filter. */
  path: string;
  address: A;
};

/** The active filters above a list; each links to the list without it. */
export function ChosenFilters<A extends Address>({ chosen, path, address }: Props<A>) {
  return (
    <div className={classes.chips}>
      {chosen.map(({ key, kind, label, without }) => (
        <FilterChipLink key={key} to={path + writeAddress(address, without)} kind={kind}>
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
