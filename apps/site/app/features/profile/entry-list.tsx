import { api } from "@devguild/api-client/browser-api";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { IconButton } from "@devguild/design-system/icon-button";
import { NumberField } from "@devguild/design-system/number-field";
import { SelectField } from "@devguild/design-system/select-field";
import { LANGUAGE_LEVELS, MAX_SKILL_YEARS } from "@devguild/schemas/constants/catalogue";
import type { User } from "@devguild/schemas/identity";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";

import classes from "./entry-list.module.css";

/** An entry of the list, with its years or level as `amount`. */
export type Entry = { id: number; name: string; amount: number };

type EntryListProps = Pick<FieldInput<Entry[]>, "defaultValue"> & {
  onChange: (entries: Entry[]) => void;
  error?: string | undefined;
};

type ListProps = EntryListProps & {
  title: string;
  addLabel: string;
  options: readonly { id: number; name: string; synonyms: string[] }[];
  initialAmount: number;
  renderAmount: (entry: Entry, change: (amount: number) => void) => ReactNode;
};

/** A list with entries added by name, each with its own amount. */
function EntryList({
  title,
  addLabel,
  options,
  defaultValue,
  onChange,
  initialAmount,
  error,
  renderAmount,
}: ListProps) {
  const [entries, setEntries] = useState(defaultValue);
  const list = useRef<HTMLFieldSetElement>(null);
  const countBefore = useRef(entries.length);
  useEffect(() => {
    // The button or the field that was used is gone, and the focus with it. A removal opens no keyboard on phones.
    const isMore = entries.length > countBefore.current;
    const next = isMore
      ? list.current?.querySelector<HTMLElement>("[role=combobox]")
      : list.current;
    if (entries.length !== countBefore.current) next?.focus({ preventScroll: true });
    countBefore.current = entries.length;
  }, [entries.length]);
  const change = (next: Entry[]) => {
    setEntries(next);
    onChange(next);
  };
  const left = options.filter(({ id }) => !entries.some((entry) => entry.id === id));
  return (
    <fieldset ref={list} tabIndex={-1} className={classes.list}>
      <legend>{title}</legend>
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>{entry.name}</span>
              {renderAmount(entry, (amount) =>
                change(entries.map((each) => (each.id === entry.id ? { ...each, amount } : each))),
              )}
              <IconButton
                label={`Remove ${entry.name}`}
                icon={<IconX size={16} stroke={1.8} />}
                size="sm"
                onClick={() => change(entries.filter((each) => each.id !== entry.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        // A new key after each entry clears the field for the next one.
        key={entries.length}
        label={addLabel}
        options={left.map(({ id, name, synonyms }) => ({
          value: String(id),
          label: name,
          synonyms,
        }))}
        value={null}
        onChange={(value) => {
          const chosen = left.find(({ id }) => String(id) === value);
          if (chosen) change([...entries, { ...chosen, amount: initialAmount }]);
        }}
        placeholder="Type a name"
        error={error}
      />
    </fieldset>
  );
}

/** Converts a user's skills to entries, in years. */
export const skillEntries = (user: User): Entry[] =>
  user.skills.map(({ id, name, years_of_experience }) => ({
    id,
    name,
    amount: years_of_experience,
  }));

/** Converts a user's languages to entries, by level. */
export const languageEntries = (user: User): Entry[] =>
  user.languages.map(({ id, name, level_id }) => ({ id, name, amount: level_id }));

/** Converts entries to the skills that the API saves. */
export const toSkills = (entries: Entry[]) =>
  entries.map(({ id, amount }) => ({ id, experience: amount }));

/** Converts entries to the languages that the API saves. */
export const toLanguages = (entries: Entry[]) =>
  entries.map(({ id, amount }) => ({ id, level_id: amount }));

const isYears = (amount: number) =>
  Number.isInteger(amount) && amount >= 1 && amount <= MAX_SKILL_YEARS;

/**
 * Returns the error of the field for skills: one without a usable number of years. The API would remove
 * a skill with 0 years.
 */
export const checkSkills = (skills: readonly Entry[]): { skills?: string } => {
  const wrong = skills.find(({ amount }) => !isYears(amount));
  return wrong
    ? {
        skills: `Enter whole years for ${wrong.name}, from 1 to ${MAX_SKILL_YEARS}. To remove it, press ×.`,
      }
    : {};
};

/** A field for skills, each with years of experience. */
export function SkillList(field: EntryListProps) {
  const skills = useQuery(api.catalogue.skills.options()).data?.data ?? [];
  return (
    <EntryList
      {...field}
      title="Skills and years of experience"
      addLabel="Add a skill"
      options={skills}
      initialAmount={1}
      renderAmount={(entry, change) => (
        <NumberField
          label={`Years of ${entry.name}`}
          hideLabel
          unit="years"
          min={1}
          max={MAX_SKILL_YEARS}
          value={Number.isFinite(entry.amount) ? entry.amount : ""}
          aria-invalid={field.error !== undefined && !isYears(entry.amount)}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
      )}
    />
  );
}

const LEVELS = LANGUAGE_LEVELS.map((label, level) => ({ value: String(level), label })).slice(1);

/** A field for languages, each with a level. */
export function LanguageList(field: EntryListProps) {
  const languages = useQuery(api.catalogue.languages.options()).data?.data ?? [];
  return (
    <EntryList
      {...field}
      title="Languages"
      addLabel="Add a language"
      options={languages}
      initialAmount={3}
      renderAmount={(entry, change) => (
        <SelectField
          label={`${entry.name} level`}
          hideLabel
          options={LEVELS}
          value={String(entry.amount)}
          onChange={(event) => change(Number(event.currentTarget.value))}
        />
      )}
    />
  );
}
