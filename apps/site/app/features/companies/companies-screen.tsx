import { FilterChipLink } from "@devguild/design-system/filter-chip";
import { TextLink } from "@devguild/design-system/text-link";
import { api } from "@devguild/frame/browser-api";
import { COMPANY_ORDERS, type CompanyOrder } from "@devguild/schemas/constants/companies";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";

import { chosenFiltersOf } from "./chosen-filters.ts";
import { CompaniesForm } from "./companies-form.tsx";
import classes from "./companies-screen.module.css";
import { type CompaniesState, companyOptionsOf, writeCompanies } from "./companies-url.ts";
import { COMPANIES } from "./company-links.ts";
import { CompanyResults } from "./company-results.tsx";

const ORDER_LABELS: Record<CompanyOrder, string> = {
  jobs: "Most open jobs",
  name: "Name",
  newest: "Newest here",
};

type Props = {
  /** What the address asks for. */
  state: CompaniesState;
  heading: string;
};

/** The companies that hire here: what they can be narrowed to, and the list, all in the address. */
export function CompaniesScreen({ state, heading }: Props) {
  // A filter shows as chosen at once; the list follows when its companies have come.
  const [wanted, setWanted] = useState<{ from: CompaniesState; state: CompaniesState } | null>(
    null,
  );
  const navigate = useNavigate();
  const formId = useId();
  const options = useQuery(api.publicCompanies.options.options(companyOptionsOf(state))).data?.data;
  const shown = wanted?.from === state ? wanted.state : state;
  const change = (next: CompaniesState) => {
    setWanted({ from: state, state: next });
    void navigate(COMPANIES + writeCompanies(next), { preventScrollReset: true });
  };
  if (!options) return null;
  const chosen = chosenFiltersOf(shown, options);
  return (
    <div className={`content ${classes.screen}`}>
      <header>
        <h1 className={classes.heading}>{heading}</h1>
        <p className={classes.intro}>
          Who builds what, with what, and where. Look around before you apply.
        </p>
      </header>
      <CompaniesForm
        id={formId}
        state={shown}
        options={options}
        path={COMPANIES}
        onChange={change}
      />
      {chosen.length > 0 && (
        <div className={classes.chips}>
          {chosen.map(({ key, kind, label, without }) => (
            <FilterChipLink key={key} to={COMPANIES + writeCompanies(without)} kind={kind}>
              {label}
            </FilterChipLink>
          ))}
          {chosen.length > 1 && (
            <TextLink small to={COMPANIES}>
              Clear all
            </TextLink>
          )}
        </div>
      )}
      <CompanyResults
        state={state}
        options={options}
        end={
          <label className={classes.sort}>
            <span>Sort by</span>
            <select
              name="orderBy"
              form={formId}
              value={shown.orderBy}
              onChange={(event) => {
                const order = COMPANY_ORDERS.find((each) => each === event.currentTarget.value);
                if (order) change({ ...shown, orderBy: order });
              }}
            >
              {COMPANY_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {ORDER_LABELS[order]}
                </option>
              ))}
            </select>
          </label>
        }
      />
    </div>
  );
}
