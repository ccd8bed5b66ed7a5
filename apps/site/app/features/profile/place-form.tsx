import { api } from "@devguild/frame/browser-api";
import { useState } from "react";

import { CitizenshipField } from "./citizenship-field.tsx";
import { CityField } from "./city-field.tsx";
import classes from "./field-pair.module.css";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** Where somebody lives, and which citizenship they have. */
export default function PlaceForm({ user, ...form }: ProfileFormProps) {
  const [city, setCity] = useState(user.residence_city?.place_id ?? null);
  const [citizenship, setCitizenship] = useState(user.citizenship?.id ?? null);
  const isChanged =
    city !== (user.residence_city?.place_id ?? null) ||
    citizenship !== (user.citizenship?.id ?? null);
  return (
    <ProfileForm
      {...form}
      isChanged={isChanged}
      save={() =>
        api.profile.saveLocation.call({
          body: { residence_place_id: city, citizenship_country_id: citizenship },
        })
      }
    >
      {(errors) => (
        <div className={classes.pair}>
          <CityField
            label="City"
            value={user.residence_city}
            onChange={setCity}
            error={errors["residence_place_id"]}
          />
          <CitizenshipField
            value={citizenship}
            onChange={setCitizenship}
            error={errors["citizenship_country_id"]}
          />
        </div>
      )}
    </ProfileForm>
  );
}
