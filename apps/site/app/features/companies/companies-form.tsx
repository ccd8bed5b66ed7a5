import { Button } from "@devguild/design-system/button";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { AddFilter } from "../lists/add-filter.tsx";
import { AddCompany } from "./add-company.tsx";
import { COMPANY_FILTERS, TYPED_COMPANY, type CompaniesState } from "./companies-address.ts";
import classes from "./companies-form.module.css";

// There are few enough skills and locations for plain lists.
const LISTED = [
  { filter: "skills", label: "Any skill" },
  { filter: "locations", label: "Any location" },
] as const;

type Props = {
  /** Connects controls elsewhere on the page to the form. */
  id: string;
  state: CompaniesState;
  options: CompanyFilterOptions;
  /** A typed company name that didn't identify one company. */
  typed: string;
  path: string;
  onChange: (state: CompaniesState) => void;
};

/** The company filters, as a form with a submit button for browsers without scripts. */
export function CompaniesForm({ id, state, options, typed, path, onChange }: Props) {
  return (
    <search>
      <form
        method="get"
        id={id}
        action={path}
        className={classes.form}
        onSubmit={(event) => {
          // Choices apply immediately; only a name typed before suggestions loaded has to go to the server.
          if (!new FormData(event.currentTarget).get(TYPED_COMPANY)) event.preventDefault();
        }}
      >
        {LISTED.map(({ filter, label }) => (
          <AddFilter
            key={filter}
            label={label}
            name={filter}
            options={options[filter].toSorted((a, b) => a.label.localeCompare(b.label, "en"))}
            chosen={state[filter]}
            onChange={(chosen) => onChange({ ...state, [filter]: chosen })}
          />
        ))}
        <AddCompany
          typed={typed}
          chosen={state.companies}
          onChoose={(slug) => onChange({ ...state, companies: [...state.companies, slug] })}
        />
        {COMPANY_FILTERS.flatMap((filter) =>
          state[filter].map((slug) => (
            <input key={`${filter}:${slug}`} type="hidden" name={filter} value={slug} />
          )),
        )}
        <noscript>
          <Button type="submit">Show companies</Button>
        </noscript>
      </form>
    </search>
  );
}
