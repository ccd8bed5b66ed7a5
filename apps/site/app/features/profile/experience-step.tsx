import { Button } from "@devguild/design-system/button";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FormError } from "@devguild/design-system/form-error";
import { IconButton } from "@devguild/design-system/icon-button";
import { NumberField } from "@devguild/design-system/number-field";
import { SelectField } from "@devguild/design-system/select-field";
import { api } from "@devguild/frame/browser-api";
import { LANGUAGE_LEVELS, MAX_SKILL_YEARS } from "@devguild/schemas/constants/catalogue";
import type { User } from "@devguild/schemas/identity";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { useFormErrors } from "../identity/use-form-errors.ts";
import classes from "./sign-up-steps.module.css";

type Entry = { id: number; name: string; amount: number };

type ListProps = {
  title: string;
  addLabel: string;
  options: readonly { id: number; name: string }[];
  entries: Entry[];
  onChange: (entries: Entry[]) => void;
  initialAmount: number;
  error?: string | undefined;
  renderAmount: (entry: Entry, change: (amount: number) => void) => ReactNode;
};

/** A list that one adds to by name, each entry with an amount of its own. */
function EntryList({
  title,
  addLabel,
  options,
  entries,
  onChange,
  initialAmount,
  error,
  renderAmount,
}: ListProps) {
  const left = options.filter(({ id }) => !entries.some((entry) => entry.id === id));
  return (
    <fieldset className={classes.list}>
      <legend>{title}</legend>
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>{entry.name}</span>
              {renderAmount(entry, (amount) =>
                onChange(
                  entries.map((each) => (each.id === entry.id ? { ...each, amount } : each)),
                ),
              )}
              <IconButton
                label={`Remove ${entry.name}`}
                icon={<IconX size={16} stroke={1.8} />}
                size="sm"
                onClick={() => onChange(entries.filter((each) => each.id !== entry.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        // A new field after each entry, so that the next one can be typed at once.
        key={entries.length}
        label={addLabel}
        options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={null}
        onChange={(value) => {
          const chosen = left.find(({ id }) => String(id) === value);
          if (chosen) onChange([...entries, { ...chosen, amount: initialAmount }]);
        }}
        placeholder="Type a name"
        error={error}
      />
    </fieldset>
  );
}

/** Second step: what somebody can do, for how long, and which languages they speak. */
export default function ExperienceStep({
  user,
  onPutOff,
}: {
  user: User;
  /** Somebody wants to do this another day; the gate then leaves them alone for a while. */
  onPutOff: () => void;
}) {
  const queries = useQueryClient();
  const skills = useQuery(api.catalogue.skills.options()).data?.data ?? [];
  const languages = useQuery(api.catalogue.languages.options()).data?.data ?? [];
  const [mySkills, setMySkills] = useState<Entry[]>(() =>
    user.skills.map(({ id, name, years_of_experience }) => ({
      id,
      name,
      amount: years_of_experience,
    })),
  );
  const [myLanguages, setMyLanguages] = useState<Entry[]>(() =>
    user.languages.map(({ id, name, level_id }) => ({ id, name, amount: level_id })),
  );
  const saving = useMutation({
    mutationFn: () =>
      api.profile.saveExperience.call({
        body: {
          skills: mySkills.map(({ id, amount }) => ({ id, experience: amount })),
          languages: myLanguages.map(({ id, amount }) => ({ id, level_id: amount })),
        },
      }),
    onSuccess: ({ data }) => {
      queries.setQueryData(api.identity.me.key, data);
      void queries.invalidateQueries({ queryKey: api.applications.dashboard.key });
    },
  });
  const puttingOff = useMutation({
    mutationFn: () => api.profile.markWizardSeen.call(),
    onSuccess: ({ data }) => {
      queries.setQueryData(api.identity.me.key, data);
      onPutOff();
    },
  });
  const { form, fields, general } = useFormErrors(saving.error ?? puttingOff.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <EntryList
        title="Skills, in years"
        addLabel="Add a skill"
        options={skills}
        entries={mySkills}
        onChange={setMySkills}
        initialAmount={1}
        error={fields["skills"]}
        renderAmount={(entry, change) => (
          <NumberField
            label={`Years of ${entry.name}`}
            hideLabel
            unit="years"
            min={1}
            max={MAX_SKILL_YEARS}
            value={entry.amount}
            onChange={(event) => change(Math.trunc(event.currentTarget.valueAsNumber || 0))}
          />
        )}
      />
      <EntryList
        title="Languages"
        addLabel="Add a language"
        options={languages}
        entries={myLanguages}
        onChange={setMyLanguages}
        initialAmount={3}
        error={fields["languages"]}
        renderAmount={(entry, change) => (
          <SelectField
            label={`Level of ${entry.name}`}
            hideLabel
            options={LANGUAGE_LEVELS.map((label, level) => ({ value: String(level), label })).slice(
              1,
            )}
            value={String(entry.amount)}
            onChange={(event) => change(Number(event.currentTarget.value))}
          />
        )}
      />
      {general && <FormError>{general}</FormError>}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={saving.isPending}>
          Finish my profile
        </Button>
        <Button variant="subtle" loading={puttingOff.isPending} onClick={() => puttingOff.mutate()}>
          Another day
        </Button>
      </div>
    </form>
  );
}
