import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { api } from "@devguild/frame/browser-api";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";

import { FailedList } from "../lists/failed-list.tsx";
import { growingList, placeOf } from "../lists/growing-list.ts";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useSearchTracking } from "../lists/use-search-tracking.ts";
import { type CompaniesState, teamsQueryOf, writeCompanies } from "./companies-url.ts";
import { CompanyGrid } from "./company-grid.tsx";
import classes from "./company-results.module.css";
import { COMPANIES } from "./company-links.ts";

type Props = {
  state: CompaniesState;
  options: CompanyFilterOptions;
  /** Right of the total. */
  end: ReactNode;
};

/** The companies that a list finds: how many, the first of them, and what brings more. */
export function CompanyResults({ state, options, end }: Props) {
  const navigation = useNavigation();
  const list = useInfiniteQuery(
    growingList(api.publicCompanies.teams, teamsQueryOf(state, options)),
  );
  const companies = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const last = list.data?.pages.at(-1);
  const total = last ? placeOf(last).total : 0;
  useSearchTracking("search.companies", writeCompanies(state), state, total);
  const isChanging = navigation.state === "loading" && navigation.location.pathname === COMPANIES;
  if (list.isError && companies.length === 0)
    return <FailedList title="The companies did not load." list={list} />;
  return (
    <section aria-label="Companies" aria-busy={isChanging || undefined} className={classes.results}>
      <div className={classes.bar}>
        <p aria-live="polite">
          <strong>
            {total === 1 ? "1 company" : `${total.toLocaleString("en-GB")} companies`}
          </strong>
        </p>
        {end}
      </div>
      {last && companies.length > 0 ? (
        <>
          <CompanyGrid companies={companies} label="Companies found" headingLevel={2} />
          <MoreOfList
            noun="Companies"
            path={COMPANIES}
            shown={companies.length}
            place={placeOf(last)}
            fetchNextPage={list.fetchNextPage}
          />
        </>
      ) : (
        <EmptyState
          kind="notFound"
          title="No company fits all of that."
          actions={<LinkButton to={COMPANIES}>See all companies</LinkButton>}
        >
          Take one of the filters away and companies come back.
        </EmptyState>
      )}
    </section>
  );
}
