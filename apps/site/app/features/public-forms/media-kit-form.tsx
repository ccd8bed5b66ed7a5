import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import { localized } from "@devguild/session/redirects";

import { requestTaken } from "./form-answers.ts";
import { type CompanyPerson, CompanyPersonFields, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { usePublicForm } from "./use-public-form.ts";
import classes from "./public-form.module.css";

/** The form to request the media kit, filled in with what is known about its reader; its newsletter is a separate choice. */
export function MediaKitForm({ contact }: { contact: CompanyPerson }) {
  const form = usePublicForm(api.forms.mediaKit, {
    initialValues: { ...contact, job_title: "", terms: false, hs_terms: false },
    toInput: (body) => ({ body }),
  });
  return (
    <PublicForm
      form={form}
      submitLabel="Send me the media kit"
      variant="primary"
      taken={requestTaken("We’ll email you the media kit.", "b2b-newsletter")}
    >
      <CompanyPersonFields form={form} />
      <TextField
        label="Your role"
        {...form.field("job_title")}
        autoComplete="organization-title"
        optional
      />
      <CheckboxField
        {...form.tick("terms")}
        label={
          <span className={classes.agree}>
            I agree to the <AppLink to={localized("/terms")}>terms</AppLink> and have read{" "}
            <AppLink to={localized("/privacy")}>the privacy policy</AppLink>.
          </span>
        }
      />
      <NewsletterConsent newsletter="b2b-newsletter" form={form} />
    </PublicForm>
  );
}
