import { api } from "@devguild/api-client/browser-api";

import { PlaceFields, usePlace } from "./place-fields.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** Where somebody lives, and which citizenship they have. */
export default function PlaceForm({ user, ...form }: ProfileFormProps) {
  const place = usePlace(user);
  return (
    <ProfileForm
      {...form}
      isChanged={place.isChanged}
      save={() =>
        api.profile.saveLocation.call({
          body: { residence_place_id: place.city, citizenship_country_id: place.citizenship },
        })
      }
    >
      {(errors) => <PlaceFields user={user} place={place} errors={errors} />}
    </ProfileForm>
  );
}
