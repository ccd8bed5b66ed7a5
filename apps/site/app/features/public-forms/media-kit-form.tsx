import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import { localized } from "@devguild/session/redirects";

import { requestTaken } from "./form-answers.ts";
import { CompanyPersonFields, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import classes from "./public-form.module.css";

/** Asks for the media kit; the newsletter beside it is a wish of its own. */
export function MediaKitForm() {
  return (
    <PublicForm
      submitLabel="Send me the media kit"
      variant="primary"
      taken={requestTaken("We send the media kit to your address.", "b2b-newsletter")}
      send={(form, sent) =>
        api.forms.mediaKit.call({
          body: {
            email: formText(form, "email"),
            first_name: formText(form, "first_name"),
            last_name: formText(form, "last_name"),
            company_name: formText(form, "company_name"),
            job_title: formText(form, "job_title"),
            terms: form.has("terms"),
            hs_terms: form.has("hs_terms"),
            ...sent,
          },
        })
      }
    >
      {(errors) => (
        <>
          <CompanyPersonFields errors={errors} />
          <TextField
            label="What you do there"
            name="job_title"
            autoComplete="organization-title"
            optional
            error={errors["job_title"]}
          />
          <CheckboxField
            name="terms"
            value="1"
            error={errors["terms"]}
            label={
              <span className={classes.agree}>
                I agree to the <AppLink to={localized("/terms")}>terms</AppLink> and have read{" "}
                <AppLink to={localized("/privacy")}>how data is handled</AppLink>.
              </span>
            }
          />
          <NewsletterConsent newsletter="b2b-newsletter" errors={errors} />
        </>
      )}
    </PublicForm>
  );
}
