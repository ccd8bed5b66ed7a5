import { api } from "@devguild/api-client/browser-api";

import { newsletterRequested } from "./form-answers.ts";
import { COMPANY_PERSON, CompanyPersonFields, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { usePublicForm } from "./use-public-form.ts";

/** The form to subscribe to the newsletter for hiring teams. */
export default function B2bNewsletterForm() {
  const form = usePublicForm(api.forms.b2bNewsletter, {
    initialValues: { ...COMPANY_PERSON, hs_terms: false },
    toInput: (body) => ({ body }),
  });
  return (
    <PublicForm form={form} submitLabel="Subscribe" taken={newsletterRequested("b2b-newsletter")}>
      <CompanyPersonFields form={form} />
      <NewsletterConsent newsletter="b2b-newsletter" form={form} />
    </PublicForm>
  );
}
