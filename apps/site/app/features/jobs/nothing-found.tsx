import { EmptyState } from "@devguild/design-system/empty-state";
import { FilterChip } from "@devguild/design-system/filter-chip";
import type { JobFilterOptions } from "@devguild/schemas/jobs";

import { listChosenFilters } from "./chosen-filters.ts";
import type { JobSearchState } from "./job-search-url.ts";

/** A search that finds nothing, with each of its filters to take away. */
export default function NothingFound({
  state,
  options,
  onChange,
}: {
  state: JobSearchState;
  options: JobFilterOptions;
  onChange: (state: JobSearchState) => void;
}) {
  const chosen = listChosenFilters(state, options);
  if (chosen.length === 0)
    return (
      <EmptyState kind="notFound" title="No job is open at the moment">
        The next ad shows up here as soon as it is published.
      </EmptyState>
    );
  return (
    <EmptyState
      kind="notFound"
      title={
        chosen.length > 1
          ? `No job fits ${chosen.length === 2 ? "both" : `all ${chosen.length}`} filters`
          : "No job fits this search"
      }
      actions={chosen.map(({ key, kind, label, without }) => (
        <FilterChip key={key} kind={kind} onRemove={() => onChange(without)}>
          {label}
        </FilterChip>
      ))}
    >
      Take one away and jobs come back.
    </EmptyState>
  );
}
