import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { type ApiFormState, useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import type { User } from "@devguild/schemas/identity";
import type { ReactNode } from "react";

import { getLocation, LocationFields, toLocationBody } from "./location-fields.tsx";
import classes from "./sign-up-steps.module.css";
import { useSavedProfile } from "./use-profile-saving.ts";
import { getWishes, WishFields } from "./wishes-form.tsx";

type StepProps = {
  user: User;
  onDone: () => void;
  /** Goes back to the previous step, if there is one. */
  onBack?: () => void;
};

function StepForm({
  form,
  submitLabel,
  onBack,
  children,
}: Pick<StepProps, "onBack"> & { form: ApiFormState; submitLabel: string; children: ReactNode }) {
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
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
    </ApiForm>
  );
}

/** The step for city and citizenship. */
export function LocationStep({ user, onDone, ...step }: StepProps) {
  const form = useApiForm(api.profile.finalizeLocation, {
    draft: storeDraft(`${user.id}.finalize.location`),
    initialValues: getLocation(user),
    toInput: (values) => ({ body: toLocationBody(values, "") }),
    onSuccess: useSavedProfile(onDone),
  });
  return (
    <StepForm {...step} form={form} submitLabel="Save and continue">
      <LocationFields form={form} />
    </StepForm>
  );
}

/** The step for work preferences and job suggestions. */
export function PreferencesStep({ user, onDone, ...step }: StepProps) {
  const form = useApiForm(api.profile.finalizePreferences, {
    draft: storeDraft(`${user.id}.finalize.preferences`),
    initialValues: {
      ...getWishes(user),
      job_recommendations_subscribed: user.job_recommendations_subscribed,
    },
    toInput: (values) => ({
      body: { ...values, work_permit_details: values.work_permit_details || null },
    }),
    onSuccess: useSavedProfile(onDone),
  });
  return (
    <StepForm {...step} form={form} submitLabel="Save and continue">
      <WishFields form={form} />
      <CheckboxField
        label="Email me jobs that fit my profile, once a week."
        {...form.tick("job_recommendations_subscribed")}
      />
    </StepForm>
  );
}

/** The optional step for a LinkedIn profile. */
export function LinkedinStep({ user, onDone, ...step }: StepProps) {
  const form = useApiForm(api.profile.finalizeLinkedin, {
    draft: storeDraft(`${user.id}.finalize.linkedin`),
    initialValues: { linkedin: user.linkedin ?? "" },
    toInput: ({ linkedin }) => ({ body: { linkedin: linkedin || null } }),
    onSuccess: useSavedProfile(onDone),
  });
  return (
    <StepForm {...step} form={form} submitLabel="Finish my profile">
      <TextField
        label="LinkedIn"
        optional
        type="url"
        placeholder="https://www.linkedin.com/in/jane-doe"
        help="Companies check it before they reply."
        {...form.field("linkedin")}
      />
    </StepForm>
  );
}
