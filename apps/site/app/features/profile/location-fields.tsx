import type { FormWith, FieldInput } from "@devguild/api-client/use-api-form";
import type { User } from "@devguild/schemas/identity";
import { api } from "@devguild/api-client/browser-api";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { CityField } from "./city-field.tsx";
import classes from "./field-pair.module.css";

/** A citizenship, which may be left out. */
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
      help="Companies only see whether it is in the EU."
      error={error}
    />
  );
}

/** Where somebody lives and which citizenship they have, as a form begins with it. */
export const getLocation = (user: User) => ({
  residence_place_id: user.residence_city?.place_id ?? null,
  citizenship_country_id: user.citizenship?.id ?? null,
});

const getCity = ({ residence_city: city, residence_country: country }: User) =>
  city && {
    place_id: city.place_id,
    as_string: country ? `${city.name}, ${country.name}` : city.name,
  };

type Props = { user: User; form: FormWith<keyof ReturnType<typeof getLocation>> };

/** City and citizenship. */
export function LocationFields({ user, form }: Props) {
  const { onChange, error } = form.field("residence_place_id");
  return (
    <div className={classes.pair}>
      <CityField label="City" value={getCity(user)} onChange={onChange} error={error} />
      <CitizenshipField {...form.field<number | null>("citizenship_country_id")} />
    </div>
  );
}
