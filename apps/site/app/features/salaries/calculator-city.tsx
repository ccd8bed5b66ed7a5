import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { describeNone } from "@devguild/design-system/describe-none";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import type { ChosenCity } from "./load-estimate.ts";

const PAUSE = 150;

type Props = {
  label: string;
  help: string;
  countryId: number;
  /** The name in the address, as typed; `city` is the city it resolves to. */
  typed: string;
  city: ChosenCity | null;
  error: string | undefined;
};

/** Suggests cities in a country; if none is chosen, the form sends the typed text. */
export default function CalculatorCity({ label, help, countryId, typed, city, error }: Props) {
  const [text, setText] = useState(city?.name ?? typed);
  const [chosen, setChosen] = useState(city);
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  const { data, isError, isFetching } = useQuery({
    ...api.catalogue.cities.options({ query: { search, country_id: countryId } }),
    placeholderData: keepPreviousData,
  });
  const isSearching = isFetching || search !== text.trim();
  const found = new Map<string, ChosenCity>(data?.data.map((each) => [each.place_id, each]));
  // Shows the chosen city even before any results have loaded.
  if (chosen && text === chosen.name) found.set(chosen.place_id, chosen);
  const box = useRef<HTMLDivElement>(null);
  // Loads after the rest of the form, so it takes focus only if no earlier invalid field has it.
  useEffect(() => {
    if (error && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  return (
    <div ref={box}>
      <ComboboxField
        label={label}
        optional
        help={help}
        error={error}
        options={[...found.values()].map(({ place_id, name }) => ({
          value: place_id,
          label: name,
        }))}
        defaultValue={city?.place_id ?? null}
        onChange={(placeId) => setChosen((placeId && found.get(placeId)) || null)}
        search={text}
        onSearch={setText}
        isSearching={isSearching}
        nothingFound={
          isSearching
            ? "Searching …"
            : describeNone(isError && !data, "We couldn’t find that city in this country.")
        }
      />
      <input type="hidden" name="city" value={text.trim()} />
      <input
        type="hidden"
        name="city_place_id"
        value={chosen && chosen.name === text ? chosen.place_id : ""}
      />
    </div>
  );
}
