import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";

import { newsletterAsked } from "./form-answers.ts";
import { CompanyPersonFields, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";

/** Asks for the newsletter for hiring teams. */
export default function B2bNewsletterForm() {
  return (
    <PublicForm
      submitLabel="Ask for the newsletter"
      taken={newsletterAsked("b2b-newsletter")}
      send={(form, sent) =>
        api.forms.b2bNewsletter.call({
          body: {
            email: formText(form, "email"),
            first_name: formText(form, "first_name"),
            last_name: formText(form, "last_name"),
            company_name: formText(form, "company_name"),
            hs_terms: form.has("hs_terms"),
            ...sent,
          },
        })
      }
    >
      {(errors) => (
        <>
          <CompanyPersonFields errors={errors} />
          <NewsletterConsent newsletter="b2b-newsletter" errors={errors} />
        </>
      )}
    </PublicForm>
  );
}
