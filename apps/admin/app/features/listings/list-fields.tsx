import { api } from "@devguild/api-client/browser-api";
import { describeMissing, describeNone } from "@devguild/design-system/describe-none";
import { FailedPart } from "@devguild/company-ui/failed-part";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { ChoiceChips } from "@devguild/design-system/choice-chips";
import {
  MultiSelectField,
  type MultiSelectFieldProps,
} from "@devguild/design-system/multi-select-field";
import { TextField } from "@devguild/design-system/text-field";
import { SelectField } from "@devguild/design-system/select-field";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { JobListing } from "@devguild/schemas/job-listings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

type Props = FieldInput<string[]> & { disabled?: boolean };
type FieldProps = Props & Omit<MultiSelectFieldProps, "value" | "onChange">;

/** A list in a form: the field is controlled, its form is not. */
function ListField({ defaultValue, onChange, name: _name, placeholder, ...field }: FieldProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <MultiSelectField
      optional={field.disabled !== true}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      {...field}
      {...(placeholder && !field.disabled && { placeholder })}
    />
  );
}

/** The skills of a listing. */
export function ListingSkills(props: Props) {
  const skills = useQuery(api.catalogue.skills.options());
  return (
    <ListField
      label="Skills"
      mono
      placeholder="Add a skill"
      nothingFound={describeMissing(
        "The skills",
        skills.isLoadingError,
        "No active skill has this name.",
      )}
      help={skills.isLoadingError && <FailedPart of="The skills" query={skills} />}
      options={(skills.data?.data ?? []).map(({ id, name, synonyms }) => ({
        value: String(id),
        label: name,
        synonyms,
      }))}
      {...props}
    />
  );
}

/** The cities of a listing; `chosen` are those that it has at first. */
export function ListingCities({ chosen, ...props }: Props & { chosen: JobListing["cities"] }) {
  const [search, setSearch] = useState("");
  const { data, isError, isFetching } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  // Those that were found before stay, as they may be chosen.
  const [known, setKnown] = useState(new Map(chosen.map(({ id, name }) => [String(id), name])));
  const options = new Map(known);
  for (const { place_id: id, as_string: name } of data?.data ?? []) options.set(id, name);
  return (
    <ListField
      label="Cities"
      placeholder="Add a city"
      nothingFound={describeNone(isError && !data, "No city with that name.")}
      options={[...options].map(([value, label]) => ({ value, label }))}
      onSearch={(text) => {
        setKnown(options);
        setSearch(text);
      }}
      isSearching={isFetching}
      {...props}
    />
  );
}

const SENIORITIES = EXPERIENCES.map(({ id, title }) => ({ value: String(id), label: title }));

/** The seniorities of a listing. */
export function ListingSeniorities({ defaultValue, onChange, error, disabled }: Props) {
  const [value, setValue] = useState(defaultValue);
  const chosen = SENIORITIES.filter((each) => value.includes(each.value));
  return disabled ? (
    <TextField
      label="Seniority"
      disabled
      defaultValue={chosen.map(({ label }) => label).join(", ")}
    />
  ) : (
    <ChoiceChips
      legend="Seniority"
      options={SENIORITIES}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      error={error}
    />
  );
}

/** The language of a listing. */
export function ListingLanguage(field: FieldInput & { disabled?: boolean }) {
  const languages = useQuery(api.catalogue.languages.options());
  const options = (languages.data?.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <SelectField
      // The language that it has can only be chosen once the options are there.
      key={options.length}
      label="Language"
      optional={field.disabled !== true}
      options={[{ value: "", label: "Not known" }, ...options]}
      help={languages.isLoadingError && <FailedPart of="The languages" query={languages} />}
      {...field}
    />
  );
}
