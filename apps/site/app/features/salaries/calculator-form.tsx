import { late } from "@devguild/design-system/late";
import { Button } from "@devguild/design-system/button";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { WhenLive } from "@devguild/frame/when-live";
import { EXPERIENCES, experienceLabel } from "@devguild/schemas/constants/catalogue";
import { WORK_MODES } from "@devguild/schemas/constants/salaries";
import type { CalculatorOptions } from "@devguild/schemas/salaries";
import { localized } from "@devguild/session/redirects";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";

import classes from "./calculator-form.module.css";
import { type CalculatorState, readCalculator, writeCalculator } from "./calculator-url.ts";
import type { CalculatorErrors } from "./load-estimate.ts";

const CalculatorSkills = late(() => import("./calculator-skills.tsx"));

const PATH = localized("/business/developer-salary-calculator");

/** A form as the address that a browser without scripts would go to. */
const addressOf = (form: FormData) =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

type Props = { options: CalculatorOptions; state: CalculatorState; errors: CalculatorErrors };

/** Until the searchable field has come: what was chosen, which a form without scripts sends, too. */
function ChosenSkills({ options, state, errors }: Props) {
  return (
    <TextField
      label="Skills"
      name="skills"
      defaultValue={state.skills.join(",")}
      help={`Slugs, parted by commas, such as ${options.skills
        .slice(0, 2)
        .map(({ slug }) => slug)
        .join(",")}.`}
      error={errors.skills}
    />
  );
}

/** What a salary is asked for. It is an address, so that an answer can be shared and works without scripts. */
export function CalculatorForm({ options, state, errors }: Props) {
  const navigate = useNavigate();
  const { state: loading, location } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
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
  const fallback = <ChosenSkills options={options} state={state} errors={errors} />;
  return (
    <form
      ref={form}
      action={PATH}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = readCalculator(addressOf(new FormData(event.currentTarget)));
        void navigate(PATH + writeCalculator(asked), {
          state: { isNew: true },
          preventScrollReset: true,
        });
      }}
    >
      <WhenLive fallback={fallback}>
        <CalculatorSkills options={options.skills} chosen={state.skills} error={errors.skills} />
      </WhenLive>
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
        error={errors.country}
      />
      <TextField
        label="City"
        name="city"
        optional
        autoComplete="off"
        help="Leave it empty for the whole country."
        defaultValue={state.city}
        error={errors.city}
      />
      <SelectField
        label="Way to work"
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
        Show the salaries
      </Button>
    </form>
  );
}
