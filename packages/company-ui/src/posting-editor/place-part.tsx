import { FieldPair } from "@devguild/design-system/field-pair";
import { api } from "@devguild/api-client/browser-api";
import { FieldError } from "@devguild/design-system/field";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { SwitchField } from "@devguild/design-system/switch-field";
import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { PostingOptions } from "@devguild/schemas/postings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeMissing, describeNone } from "@devguild/design-system/describe-none";
import { FailedPart } from "../lists/failed-part.tsx";
import { FormPart } from "./form-part.tsx";
import type { Area } from "./posting-draft.ts";
import classes from "./posting-fields.module.css";
import type { PartProps } from "./posting-parts.ts";

const MODES = HYBRID_OPTIONS.map(({ id, label }) => ({ value: String(id), label }));

function CitiesField({ draft, errors, update, options }: PartProps & { options: PostingOptions }) {
  const [search, setSearch] = useState("");
  const { data, isFetching, isError } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
    enabled: search.trim() !== "",
  });
  // Before anything is typed: the cities where the company already hires.
  const found = search.trim() === "" ? options.cities : (data?.data ?? []);
  const known = new Map([...draft.cities, ...found].map((city) => [city.place_id, city]));
  return (
    <MultiSelectField
      label="Cities"
      options={[...known.values()].map(({ place_id, as_string }) => ({
        value: place_id,
        label: as_string,
      }))}
      value={draft.cities.map(({ place_id }) => place_id)}
      onChange={(ids) =>
        update({
          cities: ids.flatMap((id) => {
            const city = known.get(id);
            return city ? [{ place_id: id, as_string: city.as_string }] : [];
          }),
        })
      }
      onSearch={setSearch}
      isSearching={isFetching}
      placeholder="Add a city"
      nothingFound={describeNone(isError && !data, "No city with that name.")}
      error={errors.cities}
    />
  );
}

const getAreaKey = ({ type, id }: Pick<Area, "type" | "id">) =>
  `${type === "Regions" ? "remote_region" : "remote_country"}|${id}`;

function RemoteField({ draft, errors, update }: PartProps) {
  const all = useQuery(api.catalogue.regionsAndCountries.options());
  const areas: Area[] = [
    ...(all.data?.data.regions ?? []).map(({ id, name }): Area => ({
      id,
      type: "Regions",
      label: name,
    })),
    ...(all.data?.data.countries ?? []).map(({ id, name }): Area => ({
      id,
      type: "Countries",
      label: name,
    })),
  ];
  const known = new Map(
    [...draft.remote_locations, ...areas].map((area) => [getAreaKey(area), area]),
  );
  return (
    <MultiSelectField
      label="Remote from"
      options={[...known].map(([value, { label }]) => ({ value, label }))}
      value={draft.remote_locations.map(getAreaKey)}
      onChange={(keys) => update({ remote_locations: keys.flatMap((key) => known.get(key) ?? []) })}
      placeholder="Regions or countries"
      nothingFound={describeMissing(
        "The regions",
        all.isLoadingError,
        "No region or country with that name.",
      )}
      help={
        all.isLoadingError ? (
          <FailedPart of="The regions" query={all} />
        ) : (
          "“Anywhere” replaces all regions."
        )
      }
      error={errors.remote_regions ?? errors.remote_countries ?? errors.remote_locations}
    />
  );
}

/** Cities, work mode, and the regions for remote work. */
export function PlacePart({ options, ...part }: PartProps & { options: PostingOptions }) {
  const { draft, errors, update } = part;
  return (
    <FormPart name="place">
      <CitiesField {...part} options={options} />
      <FieldPair>
        <div className={classes.choice}>
          <span className={classes.label} aria-hidden>
            Work mode
          </span>
          <SegmentedControl
            label="Work mode"
            options={MODES}
            value={String(draft.hybrid_option)}
            onChange={(value) => update({ hybrid_option: Number(value) })}
          />
          {errors.hybrid_option && (
            <FieldError id="work-mode-error">{errors.hybrid_option}</FieldError>
          )}
        </div>
        <div className={classes.choice}>
          <span className={classes.label} aria-hidden>
            Remote
          </span>
          <SwitchField
            label="Fully remote is possible"
            checked={draft.remote}
            onChange={(event) => update({ remote: event.currentTarget.checked })}
          />
          {errors.remote && <FieldError id="remote-error">{errors.remote}</FieldError>}
        </div>
      </FieldPair>
      {draft.remote && <RemoteField {...part} />}
    </FormPart>
  );
}
