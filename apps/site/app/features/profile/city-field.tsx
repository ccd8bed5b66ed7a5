import { api } from "@devguild/api-client/browser-api";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestCityNames } from "@devguild/consent/city-names";

/**
 * The cities of ours that somebody may mean by a name which we do not know: a map service, where there is
 * one and it is allowed, says what it takes the name for, and that is looked up among ours.
 * Source: docs/product/consent.md.
 */
const citiesByOtherNames = async (name: string) => {
  const found = await Promise.all(
    (await suggestCityNames(name)).map((search) =>
      api.catalogue.cities.call({ query: { search } }),
    ),
  );
  const cities = found.flatMap(({ data }) => data);
  return [...new Map(cities.map((city) => [city.place_id, city])).values()];
};

// A map service that is asked from the first letter on would guess.
const MIN_SEARCH_LENGTH = 3;

/** A city and the name that the list shows for it, so that the field has it before the list has loaded. */
export type City = { place_id: string; as_string: string };

type Props = { label: string } & FieldInput<City | null>;

/** Cities are found by their names; "Hamburg, Germany" is what a chosen one is shown as. */
const nameIn = (text: string) => text.split(",", 1)[0]?.trim() ?? "";

/** Asks for a city; what is typed is looked up among all cities. */
export function CityField({ label, defaultValue, onChange, error }: Props) {
  const [search, setSearch] = useState(nameIn(defaultValue?.as_string ?? ""));
  const [chosen, setChosen] = useState(defaultValue);
  const { data, isPlaceholderData } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const known = data?.data ?? (defaultValue ? [defaultValue] : []);
  const isUnknown = search.length >= MIN_SEARCH_LENGTH && !isPlaceholderData && known.length === 0;
  const elsewhere = useQuery({
    queryKey: ["cities-by-other-names", search],
    queryFn: () => citiesByOtherNames(search),
    enabled: isUnknown,
    staleTime: Infinity,
  });
  const cities = isUnknown ? (elsewhere.data ?? []) : known;
  return (
    <ComboboxField
      label={label}
      options={cities.map(({ place_id, as_string }) => ({ value: place_id, label: as_string }))}
      value={chosen?.place_id ?? null}
      onChange={(placeId) => {
        const city = cities.find(({ place_id }) => place_id === placeId) ?? null;
        setChosen(city);
        onChange(city);
      }}
      onSearch={(text) => setSearch(nameIn(text))}
      isSearching={isPlaceholderData}
      placeholder="Your city"
      nothingFound="We couldn’t find that city."
      error={error}
    />
  );
}
