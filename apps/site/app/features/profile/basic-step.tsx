import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { formText } from "@devguild/design-system/form-text";
import type { User } from "@devguild/schemas/identity";

import { SentForm } from "../forms/sent-form.tsx";
import { NameFields } from "../identity/name-fields.tsx";
import fields from "./field-pair.module.css";
import { PlaceFields, usePlace } from "./place-fields.tsx";
import classes from "./sign-up-steps.module.css";
import { useProfileSaving } from "./use-profile-saving.ts";

/** First step: who somebody is and where they live. */
export default function BasicStep({ user }: { user: User }) {
  const place = usePlace(user);
  const saving = useProfileSaving((form: FormData) =>
    api.profile.saveBasic.call({
      body: {
        first_name: formText(form, "first_name"),
        last_name: formText(form, "last_name"),
        residence_place_id: place.city ?? "",
        citizenship_country_id: place.citizenship,
      },
    }),
  );
  return (
    <SentForm
      sending={saving}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Save and go on
          </Button>
        </div>
      }
    >
      {(errors) => (
        <>
          <div className={fields.pair}>
            <NameFields names={user} errors={errors} />
          </div>
          <PlaceFields user={user} place={place} errors={errors} />
        </>
      )}
    </SentForm>
  );
}
