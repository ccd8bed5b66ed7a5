import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { FieldPair } from "@devguild/design-system/field-pair";

import { NameFields } from "../identity/name-fields.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import { useSavedProfile } from "./use-profile-saving.ts";

/** Edits names and phone numbers; for developers, also their job. */
export function DetailsForm({ user, draft, onSaved, onCancel }: ProfileFormProps) {
  const isDeveloper = user.account_type === "developer";
  const form = useApiForm(api.profile.saveDetails, {
    draft,
    initialValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      phone_number: user.phone_number ?? "",
      work_phone_number: user.work_phone_number ?? "",
      job_title: user.job_title ?? "",
      position: user.position ?? "",
      company_name: user.company_name ?? "",
      about_me: user.about_me ?? "",
    },
    toInput: ({ job_title, position, company_name, about_me, ...personal }) => ({
      body: { ...personal, ...(isDeveloper && { job_title, position, company_name, about_me }) },
    }),
    onSuccess: useSavedProfile(onSaved),
  });
  return (
    <ProfileForm form={form} onCancel={onCancel}>
      <FieldPair>
        <NameFields form={form} />
      </FieldPair>
      {isDeveloper && (
        <>
          <FieldPair>
            <TextField
              label="Job title"
              optional
              autoComplete="organization-title"
              placeholder="Senior Frontend Developer"
              {...form.field("job_title")}
            />
            <TextField
              label="Role you want"
              optional
              placeholder="Frontend, full stack"
              {...form.field("position")}
            />
          </FieldPair>
          <TextField
            label="Current company"
            optional
            autoComplete="organization"
            {...form.field("company_name")}
          />
          <TextArea
            label="About you"
            optional
            rows={5}
            limit={5000}
            help="What you do best and what you want to do next. Companies read this first."
            {...form.field("about_me")}
          />
        </>
      )}
      <FieldPair>
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          {...form.field("phone_number")}
        />
        <TextField label="Work phone" optional type="tel" {...form.field("work_phone_number")} />
      </FieldPair>
    </ProfileForm>
  );
}
