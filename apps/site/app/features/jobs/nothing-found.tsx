import { EmptyState } from "@devguild/design-system/empty-state";
import { FilterChip } from "@devguild/design-system/filter-chip";
import type { JobFilterOptions } from "@devguild/schemas/jobs";

import { listChosenFilters } from "./chosen-filters.ts";
import type { JobSearchState } from "./job-search-address.ts";

/** Shown if a search finds nothing; each of its filters can be removed. */
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
      <EmptyState kind="notFound" title="No open jobs right now">
        New jobs appear here as soon as they’re published.
      </EmptyState>
    );
  return (
    <EmptyState
      kind="notFound"
      title={
        chosen.length > 1
          ? `No jobs match ${chosen.length === 2 ? "both" : `all ${chosen.length}`} filters`
          : "No jobs match this search"
      }
      actions={chosen.map(({ key, kind, label, without }) => (
        <FilterChip key={key} kind={kind} onRemove={() => onChange(without)}>
          {label}
        </FilterChip>
      ))}
    >
      Remove a filter to see jobs again.
    </EmptyState>
  );
}
