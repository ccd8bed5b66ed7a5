import { Button } from "@devguild/design-system/button";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

import { AddFilter } from "../lists/add-filter.tsx";
import { COMPANY_FILTERS, type CompaniesState, type CompanyFilter } from "./companies-url.ts";
import classes from "./companies-form.module.css";

const LABELS: Record<CompanyFilter, string> = {
  skills: "Any skill",
  locations: "Any place",
  companies: "Any company",
};

type Props = {
  /** Ties controls elsewhere on the page to the form. */
  id: string;
  state: CompaniesState;
  options: CompanyFilterOptions;
  path: string;
  onChange: (state: CompaniesState) => void;
};

/** What the companies can be narrowed by: a form that a button of its own sends where no script runs. */
export function CompaniesForm({ id, state, options, path, onChange }: Props) {
  return (
    <search>
      <form id={id} action={path} className={classes.form}>
        {COMPANY_FILTERS.map((filter) => (
          <AddFilter
            key={filter}
            label={LABELS[filter]}
            name={filter}
            options={options[filter].toSorted((a, b) => a.label.localeCompare(b.label, "en"))}
            chosen={state[filter]}
            onChange={(chosen) => onChange({ ...state, [filter]: chosen })}
          />
        ))}
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
