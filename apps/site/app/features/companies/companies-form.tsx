import { Button } from "@devguild/design-system/button";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { AddFilter } from "../lists/add-filter.tsx";
import { AddCompany } from "./add-company.tsx";
import { COMPANY_FILTERS, TYPED_COMPANY, type CompaniesState } from "./companies-address.ts";
import classes from "./companies-form.module.css";

// Skills and places are few enough for lists of them.
const LISTED = [
  { filter: "skills", label: "Any skill" },
  { filter: "locations", label: "Any location" },
] as const;

type Props = {
  /** Ties controls elsewhere on the page to the form. */
  id: string;
  state: CompaniesState;
  options: CompanyFilterOptions;
  /** The name of a company as it was typed, where it did not tell which one. */
  typed: string;
  path: string;
  onChange: (state: CompaniesState) => void;
};

/** What the companies can be narrowed by: a form that a button of its own sends where no script runs. */
export function CompaniesForm({ id, state, options, typed, path, onChange }: Props) {
  return (
    <search>
      <form
        method="get"
        id={id}
        action={path}
        className={classes.form}
        onSubmit={(event) => {
          // Every choice shows by itself; only a name that was typed before it could is for the server.
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
