import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";

import { checkSkills, type Entry, skillEntries, SkillList, toSkills } from "./entry-list.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Edits skills, each with whole years. */
export function SkillsForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveSkills, {
    draft,
    initialValues: { skills: skillEntries(user) },
    check: ({ skills }) => checkSkills(skills),
    toInput: ({ skills }) => ({ body: { skills: toSkills(skills) } }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <SkillList {...form.field<Entry[]>("skills")} />
    </ProfileForm>
  );
}
