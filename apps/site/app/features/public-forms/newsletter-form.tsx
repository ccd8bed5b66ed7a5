import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";

import { newsletterAsked } from "./form-answers.ts";
import { EmailField, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";

/** Asks for the newsletter for developers. */
export default function NewsletterForm() {
  return (
    <PublicForm
      submitLabel="Ask for the newsletter"
      taken={newsletterAsked("newsletter")}
      send={(form, sent) =>
        api.forms.newsletter.call({
          body: { email: formText(form, "email"), hs_terms: form.has("hs_terms"), ...sent },
        })
      }
    >
      {(errors) => (
        <>
          <EmailField label="E-mail address" errors={errors} />
          <NewsletterConsent newsletter="newsletter" errors={errors} />
        </>
      )}
    </PublicForm>
  );
}
