import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { api } from "@devguild/frame/browser-api";
import { formText } from "@devguild/frame/form-text";
import { useFormErrors } from "@devguild/frame/use-form-errors";
import type { User } from "@devguild/schemas/identity";
import { type ReactNode, useState } from "react";

import { CitizenshipField } from "./citizenship-field.tsx";
import { CityField } from "./city-field.tsx";
import fields from "./field-pair.module.css";
import classes from "./sign-up-steps.module.css";
import { useProfileSaving } from "./use-profile-saving.ts";
import { WishFields } from "./wishes-form.tsx";

type StepProps = {
  user: User;
  onDone: () => void;
  /** Back to the step before, where there is one. */
  onBack?: () => void;
};

function StepForm({
  save,
  submitLabel,
  onDone,
  onBack,
  children,
}: Omit<StepProps, "user"> & {
  save: (form: FormData) => Promise<{ data: User }>;
  submitLabel: string;
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}) {
  const saving = useProfileSaving(save, onDone);
  const { form, fields: errors, general } = useFormErrors(saving.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(errors)}
      {general && <FormError>{general}</FormError>}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={saving.isPending}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button variant="subtle" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}

/** Where somebody lives. */
export function LocationStep({ user, ...step }: StepProps) {
  const [city, setCity] = useState(user.residence_city?.place_id ?? null);
  const [citizenship, setCitizenship] = useState(user.citizenship?.id ?? null);
  return (
    <StepForm
      {...step}
      submitLabel="Save and go on"
      save={() =>
        api.profile.finalizeLocation.call({
          body: { residence_place_id: city ?? "", citizenship_country_id: citizenship },
        })
      }
    >
      {(errors) => (
        <div className={fields.pair}>
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
    </StepForm>
  );
}

/** How somebody would work, and whether they want to hear of jobs. */
export function PreferencesStep({ user, ...step }: StepProps) {
  return (
    <StepForm
      {...step}
      submitLabel="Save and go on"
      save={(form) =>
        api.profile.finalizePreferences.call({
          body: {
            remote: form.has("remote"),
            relocation: form.has("relocation"),
            work_permit_details: formText(form, "work_permit_details") || null,
            job_recommendations_subscribed: form.has("job_recommendations_subscribed"),
          },
        })
      }
    >
      {(errors) => (
        <>
          <WishFields user={user} errors={errors} />
          <CheckboxField
            name="job_recommendations_subscribed"
            label="Mail me jobs that fit my profile, once a week."
            defaultChecked={user.job_recommendations_subscribed}
          />
        </>
      )}
    </StepForm>
  );
}

/** Somebody's page on LinkedIn, which may be left out. */
export function LinkedinStep({ user, ...step }: StepProps) {
  return (
    <StepForm
      {...step}
      submitLabel="Finish my profile"
      save={(form) =>
        api.profile.finalizeLinkedin.call({
          body: { linkedin: formText(form, "linkedin") || null },
        })
      }
    >
      {(errors) => (
        <TextField
          label="LinkedIn"
          optional
          type="url"
          name="linkedin"
          placeholder="https://www.linkedin.com/in/jane-doe"
          defaultValue={user.linkedin ?? ""}
          help="Companies look there before they answer."
          error={errors["linkedin"]}
        />
      )}
    </StepForm>
  );
}
