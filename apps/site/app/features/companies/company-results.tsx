import { api } from "@devguild/api-client/browser-api";
import { CompanyCard } from "@devguild/design-system/company-card";
import { LinkButton } from "@devguild/design-system/link-button";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";
import { writeAddress } from "@devguild/session/addresses";
import type { ReactNode } from "react";
import { pluralize } from "@devguild/schemas/formats";

import { EmptyList } from "../lists/empty-list.tsx";
import { FailedList } from "../lists/failed-list.tsx";
import { ListResults } from "../lists/list-results.tsx";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { useSearchTracking } from "../lists/use-search-tracking.ts";
import {
  type CompaniesState,
  COMPANY_FILTERS,
  COMPANY_LIST,
  toTeamsQuery,
} from "./companies-address.ts";
import { toCompanyCardView } from "./company-card-view.ts";
import { COMPANIES } from "./company-links.ts";
import classes from "./company-results.module.css";

type Props = {
  state: CompaniesState;
  options: CompanyFilterOptions;
  /** Shown to the right of the total. */
  end: ReactNode;
};

/** The results of a company list: the total, the first rows, and a way to load more. */
export function CompanyResults({ state, options, end }: Props) {
  const companies = useGrowingList(api.publicCompanies.teams, toTeamsQuery(state, options));
  const { rows, total } = companies;
  useSearchTracking("search.companies", writeAddress(COMPANY_LIST, state), state, total);
  if (companies.hasFailed)
    return <FailedList title="We couldn’t load the companies." list={companies} />;
  return (
    <ListResults
      label="Companies"
      total={pluralize(total, "company", "companies")}
      path={COMPANIES}
      end={end}
    >
      {rows.length > 0 ? (
        <ul className={classes.grid} aria-label="Companies found">
          {rows.map((company) => (
            <li key={company.id} data-track={`company:${company.id}`}>
              <CompanyCard company={toCompanyCardView(company)} headingLevel={2} />
            </li>
          ))}
        </ul>
      ) : COMPANY_FILTERS.every((filter) => state[filter].length === 0) ? (
        <EmptyList title="No companies yet">
          Companies will appear here once they publish their page.
        </EmptyList>
      ) : (
        <EmptyList
          title="No companies found"
          actions={<LinkButton to={COMPANIES}>See all companies</LinkButton>}
        >
          Remove a filter to see more companies.
        </EmptyList>
      )}
      <MoreOfList noun="Companies" path={COMPANIES} list={companies} />
    </ListResults>
  );
}
