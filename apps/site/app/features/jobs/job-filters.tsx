import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { SalaryFilter } from "@devguild/design-system/salary-filter";
import { TextButton } from "@devguild/design-system/text-link";
import {
  EMPLOYMENT_TYPES,
  experienceLabel,
  HYBRID_OPTIONS,
} from "@devguild/schemas/constants/catalogue";
import { PUBLISHED_WITHIN, SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { writeAddress } from "@devguild/session/addresses";
import { startTransition, Suspense, useState } from "react";

import classes from "./job-filters.module.css";
import {
  JOB_SEARCH,
  type JobSearchState,
  LIST_FILTERS,
  type ListFilter,
} from "./job-search-address.ts";

const AllOptions = lazyComponent(() => import("./all-options.tsx"));

const SHOWN = 6;

type Props = {
  state: JobSearchState;
  options: JobFilterOptions;
  facets: JobFacets | undefined;
  onChange: (state: JobSearchState) => void;
};

type Option<Value> = { id: number; value: Value; label: string };
type Counts = readonly { id: number; count: number }[] | undefined;

const LABELS: Record<ListFilter, string> = {
  skills: "Skill",
  locations: "Location",
  seniorities: "Seniority",
  languages: "Job language",
};

const toMap = (counts: Counts) => new Map(counts?.map(({ id, count }) => [id, count]));

/** Options to tick, each with the number of jobs it would show. */
function Options<Value extends string | number>({
  options,
  counts,
  chosen,
  onChange,
}: {
  options: readonly Option<Value>[];
  counts: Counts;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const countsById = toMap(counts);
  return options.map(({ id, value, label }) => (
    <CheckboxField
      key={value}
      label={label}
      count={countsById.get(id) ?? 0}
      checked={chosen.includes(value)}
      onChange={() =>
        onChange(
          chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
        )
      }
    />
  ));
}

/** The options with the most jobs and the chosen ones; all of them on demand. */
function ListGroup({
  name,
  state,
  options,
  facets,
  sorted,
  onChange,
}: Props & { name: ListFilter; sorted: JobFacets | undefined }) {
  const [showsAll, setShowsAll] = useState(false);
  const chosen = state[name];
  const order = toMap(sorted?.[name]);
  const all = options[name].map(({ id, slug, label }) => ({
    id,
    value: slug,
    label: name === "seniorities" ? experienceLabel({ id, title: label }) : label,
  }));
  if (name !== "seniorities")
    all.sort(
      (a, b) => (order.get(b.id) ?? 0) - (order.get(a.id) ?? 0) || a.label.localeCompare(b.label),
    );
  const isOfNoUse = sorted && chosen.length + order.size === 0;
  if (all.length === 0 || isOfNoUse) return null;
  const draw = (shown: readonly Option<string>[]) => (
    <Options
      options={shown}
      counts={facets?.[name]}
      chosen={chosen}
      onChange={(next) => onChange({ ...state, [name]: next })}
    />
  );
  return (
    <fieldset className={classes.group}>
      <legend>{LABELS[name]}</legend>
      <Suspense>
        {showsAll ? (
          <AllOptions
            kind={LABELS[name]}
            options={all}
            before={SHOWN}
            onFewer={() => setShowsAll(false)}
          >
            {draw}
          </AllOptions>
        ) : (
          <>
            {draw(all.filter(({ value }, rank) => rank < SHOWN || chosen.includes(value)))}
            {all.length > SHOWN && (
              <TextButton small onClick={() => startTransition(() => setShowsAll(true))}>
                Show all {all.length}
              </TextButton>
            )}
          </>
        )}
      </Suspense>
    </fieldset>
  );
}

const NO_COUNTS = Array.from({ length: SALARY_STEPS }, () => 0);

const [, ...MODES] = HYBRID_OPTIONS;
const AGES = PUBLISHED_WITHIN.map(({ days, label }) => ({ id: days, value: days, label }));

/** Puts chosen options in the order of the address, which is theirs. */
const inOrder = <Value,>(options: readonly { value: Value }[], chosen: readonly Value[]) =>
  options.flatMap(({ value }) => (chosen.includes(value) ? value : []));

/** The filters of a job search; each option has the number of jobs it would show. */
export function JobFilters({ state, options, facets, onChange }: Props) {
  // Rows stay where they are pressed: they are sorted by the counts of the last search that came from elsewhere,
  // chosen or not, as a chosen one that moves to the top is lost from view.
  const [sorted, setSorted] = useState(facets);
  const [pressed, setPressed] = useState<string>();
  if (sorted !== facets && writeAddress(JOB_SEARCH, state) !== pressed) setSorted(facets);
  const change = (changes: Partial<JobSearchState>) => {
    const next = { ...state, ...changes };
    setPressed(writeAddress(JOB_SEARCH, next));
    onChange(next);
  };
  return (
    <div className={classes.filters}>
      <fieldset className={classes.group}>
        <legend>Work mode</legend>
        <CheckboxField
          label="Remote"
          count={facets?.remote ?? 0}
          checked={state.remote}
          onChange={(event) => change({ remote: event.currentTarget.checked })}
        />
        <Options
          options={MODES}
          counts={facets?.hybrid_options}
          chosen={state.hybrid_option}
          onChange={(chosen) => change({ hybrid_option: inOrder(MODES, chosen) })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className="visually-hidden">Salary</legend>
        <SalaryFilter
          counts={facets?.salary.counts ?? NO_COUNTS}
          step={SALARY_STEP}
          value={state.salary_min}
          onChange={(salary_min) => change({ salary_min })}
        />
        <CheckboxField
          label="Show jobs without a salary"
          count={facets?.salary.unstated ?? 0}
          checked={state.without_salary}
          onChange={(event) => change({ without_salary: event.currentTarget.checked })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Posted within</legend>
        <Options
          options={AGES}
          counts={facets?.published}
          // One age at most.
          chosen={state.published_within ? [state.published_within] : []}
          onChange={(ages) => change({ published_within: ages.at(-1) ?? null })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Employment</legend>
        <Options
          options={EMPLOYMENT_TYPES}
          counts={facets?.employment_types}
          chosen={state.employment_type}
          onChange={(chosen) => change({ employment_type: inOrder(EMPLOYMENT_TYPES, chosen) })}
        />
      </fieldset>
      {LIST_FILTERS.map((name) => (
        <ListGroup
          key={name}
          name={name}
          state={state}
          options={options}
          facets={facets}
          sorted={sorted}
          onChange={change}
        />
      ))}
    </div>
  );
}
