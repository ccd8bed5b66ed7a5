import { api } from "@devguild/api-client/browser-api";
import { COMPANY_ORDERS, type CompanyOrder } from "@devguild/schemas/constants/companies";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { ChosenFilters } from "../lists/chosen-filters.tsx";
import page from "../lists/list-page.module.css";
import { SortSelect } from "../lists/sort-select.tsx";
import { useListState } from "../lists/use-list-state.ts";
import { listChosenFilters } from "./chosen-filters.ts";
import { CompaniesForm } from "./companies-form.tsx";
import { type CompaniesState, COMPANY_LIST, toCompanyOptions } from "./companies-address.ts";
import { COMPANIES } from "./company-links.ts";
import { CompaniesMeant } from "./companies-meant.tsx";
import { CompanyResults } from "./company-results.tsx";
import type { MeantCompanies } from "./read-typed-company.ts";

const ORDER_LABELS: Record<CompanyOrder, string> = {
  jobs: "Most open jobs",
  name: "Name",
  newest: "Newest",
};

type Props = {
  /** The list state read from the address. */
  state: CompaniesState;
  heading: string;
  /** Companies that a typed name could mean. */
  meant: MeantCompanies | null;
};

/** The companies hiring here: filters and list, with the whole state in the address. */
export function CompaniesScreen({ state, heading, meant }: Props) {
  const { shown, change } = useListState(COMPANY_LIST, state, COMPANIES);
  const formId = useId();
  const options = useQuery(api.publicCompanies.options.options(toCompanyOptions(state))).data?.data;
  if (!options) return null;
  const chosen = listChosenFilters(shown, options);
  return (
    <div className={`content ${page.page}`}>
      <header>
        <h1 className={page.heading}>{heading}</h1>
        <p className={page.intro}>See who builds what, with which tech, and where.</p>
      </header>
      <CompaniesForm
        id={formId}
        state={shown}
        options={options}
        typed={meant?.typed ?? ""}
        path={COMPANIES}
        onChange={change}
      />
      {meant && <CompaniesMeant meant={meant} state={shown} />}
      {chosen.length > 0 && (
        <ChosenFilters chosen={chosen} path={COMPANIES} address={COMPANY_LIST} />
      )}
      <CompanyResults
        state={state}
        options={options}
        end={
          <SortSelect
            name="orderBy"
            form={formId}
            orders={COMPANY_ORDERS}
            labels={ORDER_LABELS}
            value={shown.orderBy}
            onChange={(orderBy) => change({ ...shown, orderBy })}
          />
        }
      />
    </div>
  );
}
