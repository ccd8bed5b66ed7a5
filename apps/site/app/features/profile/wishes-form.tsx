import { api } from "@devguild/api-client/browser-api";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";

import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";

/** How and where somebody would work. */
export default function WishesForm({ user, ...form }: ProfileFormProps) {
  return (
    <ProfileForm
      {...form}
      save={(data) =>
        api.profile.saveJobPreferences.call({
          body: {
            remote: data.has("remote"),
            relocation: data.has("relocation"),
            work_permit_details: formText(data, "work_permit_details") || null,
          },
        })
      }
    >
      {(errors) => <WishFields user={user} errors={errors} />}
    </ProfileForm>
  );
}

/** The fields of wishes for work. */
export function WishFields({
  user,
  errors,
}: {
  user: ProfileFormProps["user"];
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <div>
        <CheckboxField
          name="remote"
          label="I would work remotely."
          defaultChecked={user.remote_option}
        />
        <CheckboxField
          name="relocation"
          label="I would move for a job."
          defaultChecked={user.relocation_option}
        />
      </div>
      <TextField
        label="Work permit"
        optional
        name="work_permit_details"
        placeholder="EU Blue Card, valid until 2028"
        maxLength={500}
        defaultValue={user.special_work_permit ?? ""}
        help="If you need one for the EU, or have one."
        error={errors["work_permit_details"]}
      />
    </>
  );
}
