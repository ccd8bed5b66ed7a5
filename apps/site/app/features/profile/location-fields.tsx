import type { FormWith, FieldInput } from "@devguild/api-client/use-api-form";
import type { User } from "@devguild/schemas/identity";
import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { City } from "./city-field.tsx";
import { ResidenceFields } from "./residence-fields.tsx";

/** An optional field for citizenship. */
function CitizenshipField({ defaultValue, onChange, error }: FieldInput<number | null>) {
  const [chosen, setChosen] = useState(defaultValue);
  const countries = useQuery(api.catalogue.countries.options()).data?.data ?? [];
  return (
    <ComboboxField
      label="Citizenship"
      optional
      options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => {
        const id = value === null ? null : Number(value);
        setChosen(id);
        onChange(id);
      }}
      placeholder="Country"
      help="Companies only see whether it’s in the EU."
      error={error}
    />
  );
}

const getCity = ({ residence_city: city, residence_country: country }: User): City | null =>
  city && {
    place_id: city.place_id,
    as_string: country ? `${city.name}, ${country.name}` : city.name,
  };

/** Returns the initial values of the fields for city and citizenship. */
export const getLocation = (user: User) => ({
  residence_place_id: getCity(user),
  residence_name: user.residence_name ?? "",
  citizenship_country_id: user.citizenship?.id ?? null,
});

type Location = ReturnType<typeof getLocation>;

/** Converts the values of these fields to a call's body; `noCity` is what it takes for no city. */
export const toLocationBody = <NoCity,>(
  { residence_place_id: city, residence_name: town, citizenship_country_id }: Location,
  noCity: NoCity,
) => ({
  residence_place_id: city?.place_id ?? noCity,
  residence_name: town || null,
  citizenship_country_id,
});

type Props = { form: FormWith<keyof Location> };

/** Fields for city and citizenship. */
export function LocationFields({ form }: Props) {
  return (
    <FieldPair>
      <ResidenceFields
        city={form.field<City | null>("residence_place_id")}
        town={form.field("residence_name")}
      />
      <CitizenshipField {...form.field<number | null>("citizenship_country_id")} />
    </FieldPair>
  );
}
