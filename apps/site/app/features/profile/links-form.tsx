import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** Somebody's pages elsewhere. */
export default function LinksForm({ user, ...form }: ProfileFormProps) {
  return (
    <ProfileForm
      {...form}
      save={(data) =>
        api.profile.saveSocialMedia.call({
          body: { linkedin: formText(data, "linkedin"), github: formText(data, "github") },
        })
      }
    >
      {(errors) => (
        <>
          <TextField
            label="LinkedIn"
            optional
            type="url"
            name="linkedin"
            placeholder="https://www.linkedin.com/in/jane-doe"
            defaultValue={user.linkedin ?? ""}
            error={errors["linkedin"]}
          />
          <TextField
            label="GitHub"
            optional
            type="url"
            name="github"
            placeholder="https://github.com/jane-doe"
            defaultValue={user.github ?? ""}
            error={errors["github"]}
          />
        </>
      )}
    </ProfileForm>
  );
}
