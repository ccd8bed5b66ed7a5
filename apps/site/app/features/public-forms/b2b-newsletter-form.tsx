import { api } from "@devguild/api-client/browser-api";

import { newsletterRequested } from "./form-answers.ts";
import { CompanyPersonFields, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { useOwnPerson } from "./use-own-person.ts";
import { usePublicForm } from "./use-public-form.ts";

/** The form to subscribe to the newsletter for hiring teams. */
export default function B2bNewsletterForm() {
  const { contact } = useOwnPerson();
  const form = usePublicForm(api.forms.b2bNewsletter, {
    initialValues: { ...contact, hs_terms: false },
    toInput: (body) => ({ body }),
  });
  return (
    <PublicForm form={form} submitLabel="Subscribe" taken={newsletterRequested("b2b-newsletter")}>
      <CompanyPersonFields form={form} />
      <NewsletterConsent newsletter="b2b-newsletter" form={form} />
    </PublicForm>
  );
}
