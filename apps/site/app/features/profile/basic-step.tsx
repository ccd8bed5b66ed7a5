import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { api } from "@devguild/frame/browser-api";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { formText } from "@devguild/frame/form-text";
import { useFormErrors } from "@devguild/frame/use-form-errors";
import { CitizenshipField } from "./citizenship-field.tsx";
import { CityField } from "./city-field.tsx";
import classes from "./sign-up-steps.module.css";
import { useProfileSaving } from "./use-profile-saving.ts";

/** First step: who somebody is and where they live. */
export default function BasicStep({ user }: { user: User }) {
  const [city, setCity] = useState(user.residence_city?.place_id ?? null);
  const [citizenship, setCitizenship] = useState(user.citizenship?.id ?? null);
  const saving = useProfileSaving((form: FormData) =>
    api.profile.saveBasic.call({
      body: {
        first_name: formText(form, "first_name"),
        last_name: formText(form, "last_name"),
        residence_place_id: city ?? "",
        citizenship_country_id: citizenship,
      },
    }),
  );
  const { form, fields, general } = useFormErrors(saving.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(new FormData(event.currentTarget));
      }}
    >
      <div className={classes.pair}>
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          error={fields["first_name"]}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          error={fields["last_name"]}
        />
      </div>
      <div className={classes.pair}>
        <CityField
          label="City"
          value={user.residence_city}
          onChange={setCity}
          error={fields["residence_place_id"]}
        />
        <CitizenshipField
          value={citizenship}
          onChange={setCitizenship}
          error={fields["citizenship_country_id"]}
        />
      </div>
      {general && <FormError>{general}</FormError>}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={saving.isPending}>
          Save and go on
        </Button>
      </div>
    </form>
  );
}
