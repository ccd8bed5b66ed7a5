import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SelectField } from "@devguild/design-system/select-field";
import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeMissing, describeNone } from "@devguild/design-system/describe-none";
import { FailedPart } from "../lists/failed-part.tsx";
import classes from "./profile-page.module.css";
import { SavedTextField } from "./saved-text.tsx";
import type { ProfileEditor } from "./use-profile-editor.ts";

type Option = { id: number; label: string; slug: string };

const toOptions = (items: readonly Option[]) =>
  items.map(({ id, label }) => ({ value: String(id), label }));

const findItem = (items: readonly Option[], value: string) =>
  items.find(({ id }) => String(id) === value) ?? null;

function Headquarters({ editor: { profile, errors, saveInfo } }: { editor: ProfileEditor }) {
  const [search, setSearch] = useState("");
  const isTyped = search.trim() !== "" && search !== profile.headquarters?.as_string;
  const { data, isFetching, isError } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
    enabled: isTyped,
  });
  const present = profile.headquarters;
  const found = isTyped ? (data?.data ?? []) : present ? [present] : [];
  return (
    <ComboboxField
      id="headquarters"
      label="Headquarters"
      options={found.map(({ place_id, as_string }) => ({ value: place_id, label: as_string }))}
      value={present?.place_id ?? null}
      onSearch={setSearch}
      isSearching={isTyped && isFetching}
      placeholder="Type a city"
      nothingFound={
        isTyped ? describeNone(isError && !data, "No city with that name.") : "Type a city."
      }
      error={errors["headquarters"]}
      onChange={(headquarters) => {
        const city = found.find(({ place_id }) => place_id === headquarters);
        if (!city || headquarters === present?.place_id) return;
        saveInfo(
          "headquarters",
          { headquarters },
          { headquarters: present?.place_id ?? null },
          {
            headquarters: { place_id: city.place_id, as_string: city.as_string },
          },
        );
      }}
    />
  );
}

function Industries({ editor: { profile, errors, saveInfo } }: { editor: ProfileEditor }) {
  const all = useQuery(api.industries.options.options());
  const known = new Map(
    [...profile.industries, ...(all.data?.data ?? [])].map((each) => [each.id, each]),
  );
  return (
    <MultiSelectField
      id="industries"
      label="Industry"
      options={toOptions([...known.values()])}
      value={profile.industries.map(({ id }) => String(id))}
      placeholder={profile.industries.length === 0 ? "Choose up to 3" : ""}
      nothingFound={describeMissing(
        "The industries",
        all.isLoadingError,
        "No industry with that name.",
      )}
      help={all.isLoadingError && <FailedPart of="The industries" query={all} />}
      error={errors["industries"]}
      onChange={(ids) => {
        const industries = ids.flatMap((id) => known.get(Number(id)) ?? []);
        saveInfo(
          "industries",
          { industries: industries.map(({ id }) => id) },
          { industries: profile.industries.map(({ id }) => id) },
          { industries },
        );
      }}
    />
  );
}

const toYear = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : 0);

/** The facts beside a company's page. */
export function ProfileFacts({ editor }: { editor: ProfileEditor }) {
  const { profile, errors, saveInfo, saveHiringPreference } = editor;
  return (
    <section className={classes.facts} aria-label="Facts">
      <Industries editor={editor} />
      <SelectField
        id="employees"
        label="People"
        options={toOptions(EMPLOYEE_RANGES)}
        placeholder="Choose a size"
        value={String(profile.employees?.id ?? "")}
        error={errors["employees"]}
        onChange={({ currentTarget }) => {
          const employees = findItem(EMPLOYEE_RANGES, currentTarget.value);
          saveInfo(
            "employees",
            { employees: employees?.id ?? null },
            { employees: profile.employees?.id ?? null },
            { employees },
          );
        }}
      />
      <SavedTextField
        id="founded"
        label="Founded"
        inputMode="numeric"
        placeholder="Year"
        value={String(profile.founded ?? "")}
        error={errors["founded"]}
        onSave={(text) =>
          saveInfo(
            "founded",
            { founded: text === "" ? null : toYear(text) },
            { founded: profile.founded },
          )
        }
      />
      <Headquarters key={profile.headquarters?.place_id ?? ""} editor={editor} />
      <SelectField
        id="hiring-preference"
        label="Mostly hires"
        options={toOptions(HIRING_PREFERENCES)}
        placeholder="Choose who you hire"
        value={String(profile.hiring_preference?.id ?? "")}
        error={errors["hiring_preference"]}
        onChange={({ currentTarget }) =>
          saveHiringPreference(findItem(HIRING_PREFERENCES, currentTarget.value))
        }
      />
    </section>
  );
}
