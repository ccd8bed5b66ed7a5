import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";

import { type Entry, languageEntries, LanguageList, toLanguages } from "./entry-list.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Edits languages and their levels. */
export function LanguagesForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveLanguages, {
    draft,
    initialValues: { user_languages: languageEntries(user) },
    toInput: (values) => ({ body: { user_languages: toLanguages(values.user_languages) } }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <LanguageList {...form.field<Entry[]>("user_languages")} />
    </ProfileForm>
  );
}
