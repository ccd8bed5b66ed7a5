import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Edits links to LinkedIn and GitHub. */
export function LinksForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const form = useApiForm(api.profile.saveSocialMedia, {
    draft,
    initialValues: { linkedin: user.linkedin ?? "", github: user.github ?? "" },
    toInput: (body) => ({ body }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <TextField
        label="LinkedIn"
        optional
        type="url"
        {...form.field("linkedin")}
        placeholder="https://www.linkedin.com/in/jane-doe"
      />
      <TextField
        label="GitHub"
        optional
        type="url"
        {...form.field("github")}
        placeholder="https://github.com/jane-doe"
      />
    </ProfileForm>
  );
}
