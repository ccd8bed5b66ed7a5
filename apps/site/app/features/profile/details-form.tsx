import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";

import { NameFields } from "../identity/name-fields.tsx";
import { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
import classes from "./field-pair.module.css";

const PERSONAL = ["first_name", "last_name", "phone_number", "work_phone_number"] as const;
const OF_DEVELOPERS = ["job_title", "position", "company_name", "about_me"] as const;

/** Names and numbers; a developer also says what they do. */
export default function DetailsForm({ user, ...form }: ProfileFormProps) {
  const isDeveloper = user.account_type === "developer";
  const save = (data: FormData) => {
    const names = isDeveloper ? [...PERSONAL, ...OF_DEVELOPERS] : PERSONAL;
    return api.profile.saveDetails.call({
      body: Object.fromEntries(names.map((name) => [name, formText(data, name)])),
    });
  };
  return (
    <ProfileForm save={save} {...form}>
      {(errors) => (
        <>
          <div className={classes.pair}>
            <NameFields names={user} errors={errors} />
          </div>
          {isDeveloper && (
            <>
              <div className={classes.pair}>
                <TextField
                  label="Job title"
                  optional
                  name="job_title"
                  autoComplete="organization-title"
                  placeholder="Senior Frontend Developer"
                  defaultValue={user.job_title ?? ""}
                  error={errors["job_title"]}
                />
                <TextField
                  label="Position you look for"
                  optional
                  name="position"
                  placeholder="Frontend, full stack"
                  defaultValue={user.position ?? ""}
                  error={errors["position"]}
                />
              </div>
              <TextField
                label="Where you work now"
                optional
                name="company_name"
                autoComplete="organization"
                defaultValue={user.company_name ?? ""}
                error={errors["company_name"]}
              />
              <TextArea
                label="About you"
                optional
                name="about_me"
                rows={5}
                limit={5000}
                defaultValue={user.about_me ?? ""}
                help="What you do best, and what you want to do next. Companies read it first."
                error={errors["about_me"]}
              />
            </>
          )}
          <div className={classes.pair}>
            <TextField
              label="Phone"
              optional
              type="tel"
              name="phone_number"
              autoComplete="tel"
              defaultValue={user.phone_number ?? ""}
              error={errors["phone_number"]}
            />
            <TextField
              label="Phone at work"
              optional
              type="tel"
              name="work_phone_number"
              defaultValue={user.work_phone_number ?? ""}
              error={errors["work_phone_number"]}
            />
          </div>
        </>
      )}
    </ProfileForm>
  );
}
