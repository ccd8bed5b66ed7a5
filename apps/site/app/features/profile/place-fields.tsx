import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { CitizenshipField } from "./citizenship-field.tsx";
import { CityField } from "./city-field.tsx";
import classes from "./field-pair.module.css";

/** Where somebody lives and which citizenship they have, as they choose it. */
export const usePlace = (user: User) => {
  const [city, setCity] = useState(user.residence_city?.place_id ?? null);
  const [citizenship, setCitizenship] = useState(user.citizenship?.id ?? null);
  const isChanged =
    city !== (user.residence_city?.place_id ?? null) ||
    citizenship !== (user.citizenship?.id ?? null);
  return { city, setCity, citizenship, setCitizenship, isChanged };
};

const cityOf = ({ residence_city: city, residence_country: country }: User) =>
  city && {
    place_id: city.place_id,
    as_string: country ? `${city.name}, ${country.name}` : city.name,
  };

/** Asks for a city and a citizenship. */
export function PlaceFields({
  user,
  place,
  errors,
}: {
  user: User;
  place: ReturnType<typeof usePlace>;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <div className={classes.pair}>
      <CityField
        label="City"
        value={cityOf(user)}
        onChange={place.setCity}
        error={errors["residence_place_id"]}
      />
      <CitizenshipField
        value={place.citizenship}
        onChange={place.setCitizenship}
        error={errors["citizenship_country_id"]}
      />
    </div>
  );
}
