import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import type { User } from "@devguild/schemas/identity";
import type { ReactNode } from "react";

import { SentForm } from "../forms/sent-form.tsx";
import { PlaceFields, usePlace } from "./place-fields.tsx";
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
  return (
    <SentForm
      sending={saving}
      className={classes.form}
      actions={
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
      }
    >
      {children}
    </SentForm>
  );
}

/** Where somebody lives. */
export function LocationStep({ user, ...step }: StepProps) {
  const place = usePlace(user);
  return (
    <StepForm
      {...step}
      submitLabel="Save and go on"
      save={() =>
        api.profile.finalizeLocation.call({
          body: { residence_place_id: place.city ?? "", citizenship_country_id: place.citizenship },
        })
      }
    >
      {(errors) => <PlaceFields user={user} place={place} errors={errors} />}
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
