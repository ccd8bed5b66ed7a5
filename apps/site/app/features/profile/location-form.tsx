import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";

import { getLocation, LocationFields, toLocationBody } from "./location-fields.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Edits city and citizenship. */
export function LocationForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveLocation, {
    draft,
    initialValues: getLocation(user),
    toInput: (values) => ({ body: toLocationBody(values, null) }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <LocationFields form={form} />
    </ProfileForm>
  );
}
