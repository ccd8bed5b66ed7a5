import { Button } from "@devguild/design-system/button";
import { SelectField } from "@devguild/design-system/select-field";
import type { CompanyFilterOptions } from "@devguild/schemas/public-companies";

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
  // A list offers what it does not hold yet, and keeps what it does.
  const adder = (filter: CompanyFilter) => {
    const chosen = state[filter];
    const left = options[filter].filter(({ slug }) => !chosen.includes(slug));
    return (
      <SelectField
        key={filter}
        label={LABELS[filter]}
        hideLabel
        optional
        name={filter}
        placeholder={LABELS[filter]}
        value=""
        options={left
          .map(({ slug, label }) => ({ value: slug, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label, "en"))}
        onChange={(event) =>
          onChange({ ...state, [filter]: [...chosen, event.currentTarget.value] })
        }
      />
    );
  };
  return (
    <search>
      <form id={id} action={path} className={classes.form}>
        {COMPANY_FILTERS.map(adder)}
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
