import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { ListingSource } from "@devguild/schemas/job-listings";
import { useNavigate } from "react-router";

import classes from "./import-review.module.css";
import { type ImportAddress, importPath } from "./listing-addresses.ts";

type Props = { sources: readonly ListingSource[]; address: ImportAddress };

/** The company whose sources and imports are listed; the import below the list stays. */
export function SourceFilter({ sources, address }: Props) {
  const navigate = useNavigate();
  const names = new Map(
    sources.flatMap(({ company }) => (company ? [[company.id, company.name]] : [])),
  );
  const choose = (owner: number | null) =>
    void navigate(importPath({ ...address, owner }), { preventScrollReset: true });
  if (names.size === 0) return null;
  return (
    <div className={classes.filters}>
      {address.owner === null ? (
        <Menu align="start" trigger={<AddFilterChip>Company</AddFilterChip>}>
          {[...names]
            .toSorted(([, some], [, other]) => some.localeCompare(other))
            .map(([id, name]) => (
              <MenuItem key={id} onSelect={() => choose(id)}>
                {name}
              </MenuItem>
            ))}
        </Menu>
      ) : (
        <FilterChip on kind="Company" onRemove={() => choose(null)}>
          {names.get(address.owner) ?? `#${address.owner}`}
        </FilterChip>
      )}
    </div>
  );
}
