import { api } from "@devguild/api-client/browser-api";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { describeNone } from "@devguild/design-system/describe-none";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestCityNames } from "@devguild/consent/city-names";

/**
 * Finds cities for a name we don't know: if a map service is configured and allowed, it suggests what the
 * name stands for, and the suggestions are looked up among our cities. Source: docs/product/consent.md.
 */
const findCitiesByOtherNames = async (name: string) => {
  const found = await Promise.all(
    (await suggestCityNames(name)).map((search) =>
      api.catalogue.cities.call({ query: { search } }),
    ),
  );
  const cities = found.flatMap(({ data }) => data);
  return [...new Map(cities.map((city) => [city.place_id, city])).values()];
};

// With fewer letters, a map service could only guess.
const MIN_SEARCH_LENGTH = 3;
// Fewer letters are the beginning of a name, not a town.
const MIN_TOWN_LENGTH = 2;

const KEEP_TYPED = "typed";

/** A city with its label, so that the field can show it before the options have loaded. */
export type City = { place_id: string; as_string: string };

type Props = {
  label: string;
  help?: string;
  /** Offers to keep what was typed, for a town that isn't in the list. */
  onKeepTyped?: (town: string) => void;
} & Omit<FieldInput<City | null>, "name">;

/** Extracts the name to search for from a label such as "Hamburg, Germany". */
const toCityName = (text: string) => text.split(",", 1)[0]?.trim() ?? "";

/** A field for a city; what is typed is looked up among all cities. */
export function CityField({ label, help, defaultValue, onChange, onKeepTyped, error }: Props) {
  const [search, setSearch] = useState(toCityName(defaultValue?.as_string ?? ""));
  const [chosen, setChosen] = useState(defaultValue);
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const known = data?.data ?? (defaultValue ? [defaultValue] : []);
  const isUnknown = search.length >= MIN_SEARCH_LENGTH && !isPlaceholderData && known.length === 0;
  const elsewhere = useQuery({
    queryKey: ["cities-by-other-names", search],
    queryFn: () => findCitiesByOtherNames(search),
    enabled: isUnknown,
    staleTime: Infinity,
  });
  const cities = isUnknown ? (elsewhere.data ?? []) : known;
  // Without data the search failed, which says nothing about the town.
  const canKeepTyped =
    onKeepTyped !== undefined &&
    data !== undefined &&
    search.length >= MIN_TOWN_LENGTH &&
    search !== toCityName(chosen?.as_string ?? "");
  const isFound = cities.length > 0 || isPlaceholderData;
  return (
    <ComboboxField
      label={label}
      help={help}
      options={cities.map(({ place_id, as_string }) => ({ value: place_id, label: as_string }))}
      value={chosen?.place_id ?? null}
      onChange={(placeId) => {
        if (placeId === KEEP_TYPED) return onKeepTyped?.(search);
        const city = cities.find(({ place_id }) => place_id === placeId) ?? null;
        setChosen(city);
        onChange(city);
      }}
      onSearch={(text) => setSearch(toCityName(text))}
      isSearching={isPlaceholderData}
      placeholder="Your city"
      nothingFound={describeNone(isError && !data, "We couldn’t find that city.")}
      fallback={
        canKeepTyped
          ? {
              heading: isFound ? "Not in the list?" : `We couldn’t find “${search}”.`,
              value: KEEP_TYPED,
              label: `Use “${search}” and choose the nearest city`,
            }
          : undefined
      }
      error={error}
    />
  );
}
