import { api } from "@devguild/api-client/browser-api";
import { type FormWith, useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import type { User } from "@devguild/schemas/identity";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Returns the initial values of the fields for work preferences. */
export const getWishes = (user: User) => ({
  remote: user.remote_option,
  relocation: user.relocation_option,
  work_permit_details: user.special_work_permit ?? "",
});

/** Edits work preferences. */
export function WishesForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveJobPreferences, {
    draft,
    initialValues: getWishes(user),
    toInput: (values) => ({
      body: { ...values, work_permit_details: values.work_permit_details || null },
    }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <WishFields form={form} />
    </ProfileForm>
  );
}

/** Fields for work preferences. */
export function WishFields({ form }: { form: FormWith<keyof ReturnType<typeof getWishes>> }) {
  return (
    <>
      <div>
        <CheckboxField {...form.tick("remote")} label="I’d work remotely." />
        <CheckboxField {...form.tick("relocation")} label="I’d relocate for a job." />
      </div>
      <TextField
        label="Work permit"
        optional
        {...form.field("work_permit_details")}
        placeholder="EU Blue Card, valid until 2028"
        maxLength={500}
        help="If you have one for the EU, or need one."
      />
    </>
  );
}
