import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { EXPERIENCES, experienceLabel } from "@devguild/schemas/constants/catalogue";
import { WORK_MODES } from "@devguild/schemas/constants/salaries";
import type { CalculatorOptions } from "@devguild/schemas/salaries";
import { localized } from "@devguild/session/redirects";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";

import classes from "./calculator-form.module.css";
import { type CalculatorState, writeCalculator } from "./calculator-address.ts";
import type { CalculatorErrors, ChosenCity } from "./load-estimate.ts";

const CalculatorSkills = lazyComponent(() => import("./calculator-skills.tsx"));
const CalculatorCity = lazyComponent(() => import("./calculator-city.tsx"));

const PATH = localized("/business/developer-salary-calculator");

/** Reads the form's values. The page they lead to parses them again and reports errors. */
const readForm = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  const skills = fields.getAll("skills").map(String);
  return { ...Object.fromEntries(fields), skills, isAsked: true };
};

type Props = { options: CalculatorOptions; state: CalculatorState; errors: CalculatorErrors };

const CITY = { label: "City", help: "Leave empty for the whole country." };

/** A plain field with the chosen skills, shown until the searchable one loads, and without scripts. */
function ChosenSkills({ options, state, errors }: Props) {
  return (
    <TextField
      label="Skills"
      name="skills"
      defaultValue={state.skills.join(",")}
      help={`Separate them with commas, for example ${options.skills
        .slice(0, 2)
        .map(({ slug }) => slug)
        .join(",")}.`}
      error={errors.skills}
    />
  );
}

type CityProps = {
  /** Null until a country is chosen. */
  countryId: number | null;
  typed: string;
  city: ChosenCity | null;
  error: string | undefined;
  /** Called with text typed before a country is chosen. */
  onType: (text: string) => void;
};

/** A plain field for a city; after hydration and with a country, one with suggestions. */
function CityField({ countryId, onType, ...city }: CityProps) {
  const plain = (
    <TextField
      {...CITY}
      name="city"
      optional
      autoComplete="off"
      defaultValue={city.typed}
      onChange={(event) => onType(event.currentTarget.value)}
      error={city.error}
    />
  );
  if (countryId === null) return plain;
  return (
    <ClientOnly fallback={plain}>
      <CalculatorCity {...CITY} {...city} countryId={countryId} />
    </ClientOnly>
  );
}

/** The calculator's form. It submits to an address, so that results can be shared and work without scripts. */
export function CalculatorForm({
  options,
  state,
  errors,
  city,
}: Props & { city: ChosenCity | null }) {
  const navigate = useNavigate();
  const { state: loading, location } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [countrySlug, setCountrySlug] = useState(state.country);
  const [typedCity, setTypedCity] = useState("");
  const country = options.countries.find(({ slug }) => slug === countrySlug);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  const experiences = EXPERIENCES.filter(({ id }) =>
    options.seniorities.some((seniority) => seniority.id === id),
  );
  const modes = WORK_MODES.filter(({ slug }) =>
    options.work_modes.some((mode) => mode.slug === slug),
  );
  // A city belongs to its country. Changing the country clears it, unless it was typed before any was chosen.
  const cityOfCountry =
    countrySlug === state.country
      ? { typed: state.city, city, error: errors.city }
      : { typed: state.country === "" ? typedCity : "", city: null, error: undefined };
  const fallback = <ChosenSkills options={options} state={state} errors={errors} />;
  return (
    <form
      method="get"
      ref={form}
      action={PATH}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(PATH + writeCalculator(readForm(event.currentTarget)), {
          state: { isNew: true },
          preventScrollReset: true,
        });
      }}
    >
      <ClientOnly fallback={fallback}>
        <CalculatorSkills options={options.skills} chosen={state.skills} error={errors.skills} />
      </ClientOnly>
      <SelectField
        label="Seniority"
        name="seniority"
        placeholder="Choose one"
        options={experiences.map((each) => ({ value: each.slug, label: experienceLabel(each) }))}
        defaultValue={state.seniority}
        error={errors.seniority}
      />
      <SelectField
        label="Country"
        name="country"
        placeholder="Choose one"
        options={options.countries.map(({ slug, label }) => ({ value: slug, label }))}
        defaultValue={state.country}
        onChange={(event) => setCountrySlug(event.currentTarget.value)}
        error={errors.country}
      />
      <CityField
        key={countrySlug}
        {...cityOfCountry}
        countryId={country?.id ?? null}
        onType={setTypedCity}
      />
      <SelectField
        label="Work mode"
        name="work_mode"
        options={modes.map(({ slug, label }) => ({ value: slug, label }))}
        defaultValue={state.work_mode}
        error={errors.work_mode}
      />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        loading={loading === "loading" && location.pathname === PATH}
      >
        Show salaries
      </Button>
    </form>
  );
}
