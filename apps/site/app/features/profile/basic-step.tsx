import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { FieldPair } from "@devguild/design-system/field-pair";
import type { User } from "@devguild/schemas/identity";

import { NameFields } from "../identity/name-fields.tsx";
import { getLocation, LocationFields, toLocationBody } from "./location-fields.tsx";
import classes from "./sign-up-steps.module.css";
import { useSavedProfile } from "./use-profile-saving.ts";

/** First step of sign-up: name, city and citizenship. */
export function BasicStep({ user, onDone }: { user: User; onDone: () => void }) {
  const { first_name, last_name } = user;
  const form = useApiForm(api.profile.saveBasic, {
    draft: storeDraft(`${user.id}.sign-up.basic`),
    initialValues: { first_name, last_name, ...getLocation(user) },
    toInput: (values) => ({
      body: {
        first_name: values.first_name,
        last_name: values.last_name,
        ...toLocationBody(values, ""),
      },
    }),
    onSuccess: useSavedProfile(onDone),
  });
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Save and continue
          </Button>
        </div>
      }
    >
      <FieldPair>
        <NameFields form={form} />
      </FieldPair>
      <LocationFields form={form} />
    </ApiForm>
  );
}
