import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { SalaryFilter } from "@devguild/design-system/salary-filter";
import { TextButton } from "@devguild/design-system/text-link";
import {
  EMPLOYMENT_TYPES,
  experienceLabel,
  HYBRID_OPTIONS,
} from "@devguild/schemas/constants/catalogue";
import { PUBLISHED_WITHIN, SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { useState } from "react";

import classes from "./job-filters.module.css";
import { type JobSearchState, LIST_FILTERS, type ListFilter } from "./job-search-address.ts";

const SHOWN = 6;
const SHOWN_AT_MOST = 200;

type Props = {
  state: JobSearchState;
  options: JobFilterOptions;
  facets: JobFacets | undefined;
  onChange: (state: JobSearchState) => void;
};

type Choice = { id: number; slug: string; label: string };

const LABELS: Record<ListFilter, string> = {
  skills: "Skill",
  locations: "Location",
  seniorities: "Seniority",
  languages: "Job language",
};

/** Sorts options: chosen ones first, then by the number of jobs they would show. */
const sortChoices = (choices: Choice[], chosen: readonly string[], counts: Map<number, number>) =>
  choices.toSorted(
    (a, b) =>
      Number(chosen.includes(b.slug)) - Number(chosen.includes(a.slug)) ||
      (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) ||
      a.label.localeCompare(b.label),
  );

function ListGroup({ name, state, options, facets, onChange }: Props & { name: ListFilter }) {
  const [showsAll, setShowsAll] = useState(false);
  const counts = new Map(facets?.[name].map(({ id, count }) => [id, count]));
  const chosen = state[name];
  const choices: Choice[] =
    name === "seniorities"
      ? options.seniorities.map((each) => ({
          ...each,
          label: experienceLabel({ id: each.id, title: each.label }),
        }))
      : sortChoices(options[name], chosen, counts);
  const limit = Math.max(showsAll ? SHOWN_AT_MOST : SHOWN, chosen.length);
  const shown = choices.slice(0, limit);
  const isOfUse = chosen.length > 0 || !facets || facets[name].length > 0;
  if (choices.length === 0 || !isOfUse) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{LABELS[name]}</legend>
      {shown.map(({ id, slug, label }) => (
        <CheckboxField
          key={slug}
          label={label}
          count={counts.get(id) ?? 0}
          checked={chosen.includes(slug)}
          onChange={(event) =>
            onChange({
              ...state,
              [name]: event.currentTarget.checked
                ? [...chosen, slug]
                : chosen.filter((each) => each !== slug),
            })
          }
        />
      ))}
      {showsAll && choices.length > limit && (
        <p className={classes.rest}>Looking for something else? Type it in the search box.</p>
      )}
      {choices.length > SHOWN && (
        <TextButton small onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? "Show fewer"
            : choices.length > SHOWN_AT_MOST
              ? "Show more"
              : `Show all ${choices.length}`}
        </TextButton>
      )}
    </fieldset>
  );
}

function EmploymentGroup({ state, facets, onChange }: Props) {
  const counts = new Map(facets?.employment_types.map(({ id, count }) => [id, count]));
  return (
    <fieldset className={classes.group}>
      <legend>Employment</legend>
      {EMPLOYMENT_TYPES.map(({ id, value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          count={counts.get(id) ?? 0}
          checked={state.employment_type.includes(value)}
          onChange={(event) => {
            const others = state.employment_type.filter((each) => each !== value);
            const employment_type = event.currentTarget.checked ? [...others, value] : others;
            onChange({ ...state, employment_type });
          }}
        />
      ))}
    </fieldset>
  );
}

/** One age at most; ticking the chosen one again shows all ages. */
function AgeGroup({ state, facets, onChange }: Props) {
  const counts = new Map(facets?.published.map(({ id, count }) => [id, count]));
  return (
    <fieldset className={classes.group}>
      <legend>Posted within</legend>
      {PUBLISHED_WITHIN.map(({ days, label }) => (
        <CheckboxField
          key={days}
          label={label}
          count={counts.get(days) ?? 0}
          checked={state.published_within === days}
          onChange={(event) =>
            onChange({ ...state, published_within: event.currentTarget.checked ? days : null })
          }
        />
      ))}
    </fieldset>
  );
}

function SalaryGroup({ state, facets, onChange }: Props) {
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">Salary</legend>
      <SalaryFilter
        counts={facets?.salary.counts ?? NO_COUNTS}
        step={SALARY_STEP}
        value={state.salary_min}
        onChange={(salary_min) => onChange({ ...state, salary_min })}
      />
      <CheckboxField
        label="Show jobs without a salary"
        count={facets?.salary.unstated ?? 0}
        checked={state.without_salary}
        onChange={(event) => onChange({ ...state, without_salary: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

const NO_COUNTS = Array.from({ length: SALARY_STEPS }, () => 0);

/** The filters of a job search; each option has the number of jobs it would show. */
export function JobFilters(props: Props) {
  const { state, facets, onChange } = props;
  const counts = new Map(facets?.hybrid_options.map(({ id, count }) => [id, count]));
  return (
    <div className={classes.filters}>
      <fieldset className={classes.group}>
        <legend>Work mode</legend>
        <CheckboxField
          label="Remote"
          count={facets?.remote ?? 0}
          checked={state.remote}
          onChange={(event) => onChange({ ...state, remote: event.currentTarget.checked })}
        />
        {HYBRID_OPTIONS.map(
          ({ id, value, label }) =>
            value !== "any" && (
              <CheckboxField
                key={value}
                label={label}
                count={counts.get(id) ?? 0}
                checked={state.hybrid_option.includes(value)}
                onChange={(event) => {
                  const others = state.hybrid_option.filter((each) => each !== value);
                  const hybrid_option = event.currentTarget.checked ? [...others, value] : others;
                  onChange({ ...state, hybrid_option });
                }}
              />
            ),
        )}
      </fieldset>
      <SalaryGroup {...props} />
      <AgeGroup {...props} />
      <EmploymentGroup {...props} />
      {LIST_FILTERS.map((name) => (
        <ListGroup key={name} name={name} {...props} />
      ))}
    </div>
  );
}
