import { ComboboxField } from "@devguild/design-system/combobox-field";
import { api } from "@devguild/frame/browser-api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

type Props = {
  label: string;
  value: { place_id: string; name: string } | null;
  onChange: (placeId: string | null) => void;
  error?: string | undefined;
};

/** Asks for a city; what is typed is looked up among all cities. */
export function CityField({ label, value, onChange, error }: Props) {
  const [search, setSearch] = useState(value?.name ?? "");
  const [chosen, setChosen] = useState(value?.place_id ?? null);
  const { data } = useQuery({
    ...api.catalogue.cities.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ComboboxField
      label={label}
      options={(data?.data ?? []).map(({ place_id, as_string }) => ({
        value: place_id,
        label: as_string,
      }))}
      value={chosen}
      onChange={(placeId) => {
        setChosen(placeId);
        onChange(placeId);
      }}
      onSearch={setSearch}
      placeholder="Your city"
      nothingFound="We do not know a city of that name."
      error={error}
    />
  );
}
