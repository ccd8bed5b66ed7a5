import { api } from "@devguild/api-client/browser-api";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { FilterChip } from "@devguild/design-system/filter-chip";
import { LinkButton } from "@devguild/design-system/link-button";
import { TextButton } from "@devguild/design-system/text-link";
import { JOBS_PER_PAGE } from "@devguild/schemas/constants/jobs";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { writeAddress } from "@devguild/session/addresses";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { formatCount, pluralize } from "@devguild/schemas/formats";

import { FailedChange } from "../lists/failed-change.tsx";
import { FailedList } from "../lists/failed-list.tsx";
import { FailedPart } from "../lists/failed-part.tsx";
import { withPageCount } from "../lists/page-count.ts";
import { useListState } from "../lists/use-list-state.ts";
import { useSearchTracking } from "../lists/use-search-tracking.ts";
import { useMatching } from "../matching/use-match.ts";
import { listChosenFilters } from "./chosen-filters.ts";
import { JobFilters } from "./job-filters.tsx";
import { JobSortSelect } from "./job-sort-select.tsx";
import { jobSearchOptions } from "./job-search-options.ts";
import { JOB_SEARCH, type JobSearchState, toJobQuery } from "./job-search-address.ts";
// Imported here so that the lazy component is styled from the first paint.
import "./imported-listings.module.css";
import classes from "./jobs-screen.module.css";
import { MatchedJobs } from "./matched-jobs.tsx";
import { SearchForm } from "./search-form.tsx";

// Begins to load with this screen: it stands above the jobs, which would otherwise move.
const matchLine = import("../matching/match-line.tsx");
matchLine.catch(() => undefined);
const MatchLine = lazyComponent(() => matchLine, { isOptional: true });
const SaveSearch = lazyComponent(() => import("../alerts/save-search.tsx"));
const ImportedListings = lazyComponent(() => import("./imported-listings.tsx"));
const NothingFound = lazyComponent(() => import("./nothing-found.tsx"));
// The first page is rendered with its jobs, so the skeleton's code can load later.
const JobCardSkeleton = lazyComponent(async () => ({
  default: (await import("@devguild/design-system/job-card-skeleton")).JobCardSkeleton,
}));
const FilterDrawer = lazyComponent(() => import("./filter-drawer.tsx"));

type Props = {
  /** The search state read from the address. */
  state: JobSearchState;
  /** The path that changed searches navigate to. */
  path: string;
  heading: string;
  /** The page that the list begins with. */
  firstPage: number;
  /** Shown between heading and search field. */
  intro?: ReactNode;
  /** Shown below the results. */
  children?: ReactNode;
};

/** The job search: text, filters with counts, and the list, with the whole state in the address. */
export function JobsScreen({ state, path, heading, firstPage, intro, children }: Props) {
  const { shown, change } = useListState(JOB_SEARCH, state, path);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [showsDrawer, setShowsDrawer] = useState(false);
  const user = useCurrentUser();
  const matching = useMatching();
  const options = useQuery(api.jobs.options.options());
  const choices = options.data?.data;
  const query = choices && toJobQuery(state, choices);
  const queries = useQueryClient();
  const optionsFrom = (page: number) =>
    jobSearchOptions(api.jobs.search, query ?? toJobQuery(state, NO_OPTIONS), page);
  // Someone who comes back finds the list from its start.
  const start = queries.getQueryData(optionsFrom(1).queryKey) ? 1 : firstPage;
  const search = useInfiniteQuery({
    ...optionsFrom(start),
    enabled: query !== undefined,
    placeholderData: (previous) => previous,
  });
  const [params] = useSearchParams();
  const pages = search.data?.pages.length ?? 0;
  const clear = () => void navigate(path);
  const location = useLocation();
  const longer = location.pathname + withPageCount(params, start + pages, "jobs_page");
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // While another list loads, this link would lead back from it.
    if (isChanging || search.isFetchingNextPage) return;
    // Updates the address first, so that it is current before anyone can click one of the new jobs.
    void navigate(longer, { replace: true, preventScrollReset: true });
    void search.fetchNextPage();
  };
  const last = search.data?.pages.at(-1);
  const first = search.data?.pages[0];
  const jobs = search.data?.pages.flatMap(({ data }) => data.job_ads) ?? [];
  const listings = search.data?.pages.flatMap(({ data }) => data.job_listings) ?? [];
  const before = (start - 1) * JOBS_PER_PAGE;
  const total = first?.pagination.total_jobs ?? 0;
  useSearchTracking("search.jobs", writeAddress(JOB_SEARCH, state), state, total);
  const isChanging = navigation.state === "loading" && navigation.location.pathname === path;
  const chosen = choices ? listChosenFilters(shown, choices) : [];
  const filters = choices && (
    <JobFilters state={shown} options={choices} facets={first?.facets} onChange={change} />
  );

  return (
    <div className={`content ${classes.screen}`}>
      <h1 className={classes.heading}>{heading}</h1>
      {intro}
      <SearchForm state={shown} path={path} options={choices} onChange={change} />
      <div className={classes.chips}>
        <span>
          <Button
            size="sm"
            icon={<IconAdjustmentsHorizontal size={16} stroke={1.8} />}
            onClick={() => setShowsDrawer(true)}
          >
            Filters{chosen.length > 0 && `\u00a0· ${chosen.length}`}
          </Button>
        </span>
        {chosen.map(({ key, kind, label, without }) => (
          <FilterChip key={key} kind={kind} on onRemove={() => change(without)}>
            {label}
          </FilterChip>
        ))}
        {chosen.length > 1 && (
          <TextButton small onClick={clear}>
            Clear all
          </TextButton>
        )}
      </div>
      <div className={classes.columns}>
        <aside aria-label="Filters">{filters}</aside>
        <section aria-label="Jobs" aria-busy={isChanging || undefined} className={classes.results}>
          <div className={classes.bar}>
            <p aria-live="polite">
              <strong>{pluralize(total, "job")}</strong> {total === 1 ? "matches" : "match"}
            </p>
            {choices && (chosen.length > 0 || shown.job_title !== "") && (
              <Suspense>
                <SaveSearch state={shown} options={choices} />
              </Suspense>
            )}
            <JobSortSelect
              value={shown.orderBy ?? first?.orderBy ?? "relevance"}
              onChange={(orderBy) => change({ ...shown, orderBy })}
            />
          </div>
          {first && total > 0 && choices && (matching ?? !user) && (
            <Suspense>
              <MatchLine
                className={classes.missing ?? ""}
                developer={matching?.developer ?? null}
                found={first.facets.found_skills}
                skills={choices.skills}
                chosen={shown.skills}
              />
            </Suspense>
          )}
          <FailedChange path={path} />
          {search.isError && jobs.length === 0 ? (
            <FailedList title="We couldn’t load the jobs." list={search} />
          ) : search.isPending ? (
            <Suspense>
              <JobCardSkeleton />
            </Suspense>
          ) : jobs.length === 0 && choices ? (
            <Suspense>
              <NothingFound state={state} options={choices} onChange={change} onClear={clear} />
            </Suspense>
          ) : (
            <>
              {start > 1 && (
                <LinkButton
                  linkComponent="a"
                  to={location.pathname + withPageCount(params, start - 1, "jobs_page")}
                >
                  Show earlier jobs
                </LinkButton>
              )}
              <MatchedJobs jobs={jobs} label="Jobs" headingLevel={2} />
            </>
          )}
          {listings.length > 0 && (
            <Suspense>
              <ImportedListings listings={listings} />
            </Suspense>
          )}
          {search.isFetchNextPageError && (
            <FailedPart onRetry={() => void search.fetchNextPage()}>
              We couldn’t load more jobs.
            </FailedPart>
          )}
          {last && (
            <div className={classes.foot}>
              <p>
                {jobs.length > 0 &&
                  `Jobs ${formatCount(before + 1)}–${formatCount(before + jobs.length)} of ${formatCount(total)}`}
              </p>
              {search.hasNextPage && (
                <LinkButton to={longer} onClick={showMore}>
                  {last.pagination.jobs_next_page === null
                    ? "Show jobs from other sites"
                    : `Show ${Math.min(JOBS_PER_PAGE, total - before - jobs.length)} more`}
                </LinkButton>
              )}
            </div>
          )}
        </section>
      </div>
      {children}
      {showsDrawer && (
        <Suspense>
          <FilterDrawer
            chosen={chosen.length}
            total={total}
            onClear={clear}
            onClose={() => setShowsDrawer(false)}
          >
            {filters}
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  );
}

const NO_OPTIONS: JobFilterOptions = {
  skills: [],
  locations: [],
  seniorities: [],
  languages: [],
  hybrid_options: [],
};
