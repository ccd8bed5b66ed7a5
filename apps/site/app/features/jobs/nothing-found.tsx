import { api } from "@devguild/api-client/browser-api";
import { EmptyState } from "@devguild/design-system/empty-state";
import { FilterChip } from "@devguild/design-system/filter-chip";
import { TextButton } from "@devguild/design-system/text-link";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { useQuery } from "@tanstack/react-query";

import type { ChosenFilter } from "../lists/chosen-options.ts";
import { listChosenFilters } from "./chosen-filters.ts";
import { type JobSearchState, toJobQuery } from "./job-search-address.ts";

/** How many filters are tried out, each with a search. */
const MAX_TRIED = 12;

/** Counts the jobs without each of the filters, most first; undefined until all are counted. */
const useGains = (
  chosen: readonly ChosenFilter<JobSearchState>[],
  options: JobFilterOptions,
): { filter: ChosenFilter<JobSearchState>; jobs: number }[] | undefined => {
  const searches = chosen
    .slice(0, MAX_TRIED)
    .map(({ without }) => ({ query: { ...toJobQuery(without, options), per_page: 1 } }));
  const totals = useQuery({
    queryKey: [...api.jobs.search.key, "without", searches],
    queryFn: async () =>
      (await Promise.all(searches.map((each) => api.jobs.search.call(each)))).map(
        ({ pagination }) => pagination.total_jobs,
      ),
  }).data;
  return (
    totals &&
    chosen
      .map((filter, index) => ({ filter, jobs: totals[index] ?? 0 }))
      .toSorted((a, b) => b.jobs - a.jobs)
  );
};

/** Shown if a search finds nothing: the filters whose removal brings jobs back, with how many. */
export default function NothingFound({
  state,
  options,
  onChange,
  onClear,
}: {
  state: JobSearchState;
  options: JobFilterOptions;
  onChange: (state: JobSearchState) => void;
  onClear: () => void;
}) {
  const chosen = listChosenFilters(state, options);
  const gains = useGains(chosen, options);
  if (chosen.length === 0)
    return (
      <EmptyState kind="notFound" title="No open jobs right now">
        New jobs appear here as soon as they’re published.
      </EmptyState>
    );
  const helpful = gains?.filter(({ jobs }) => jobs > 0);
  return (
    <EmptyState
      kind="notFound"
      title={
        chosen.length > 1
          ? `No jobs match ${chosen.length === 2 ? "both" : `all ${chosen.length}`} filters`
          : "No jobs match this search"
      }
      actions={helpful?.map(({ filter: { key, kind, label, without }, jobs }) => (
        <FilterChip key={key} kind={kind} count={jobs} onRemove={() => onChange(without)}>
          {label}
        </FilterChip>
      ))}
    >
      {helpful?.length !== 0
        ? "Remove a filter to see jobs again. "
        : chosen.length > 1
          ? "Removing one of them isn’t enough. "
          : "New jobs appear here as soon as they’re published. "}
      {chosen.length > 1 && (
        <TextButton inline onClick={onClear}>
          Clear all filters
        </TextButton>
      )}
    </EmptyState>
  );
}
