import { api } from "@devguild/api-client/browser-api";

import { EmailField } from "../forms/email-field.tsx";
import { newsletterRequested } from "./form-answers.ts";
import { NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { useOwnPerson } from "./use-own-person.ts";
import { usePublicForm } from "./use-public-form.ts";

/** The form to subscribe to the newsletter for developers. */
export default function NewsletterForm() {
  const { email } = useOwnPerson().contact;
  const form = usePublicForm(api.forms.newsletter, {
    initialValues: { email, hs_terms: false },
    toInput: (body) => ({ body }),
  });
  return (
    <PublicForm form={form} submitLabel="Subscribe" taken={newsletterRequested("newsletter")}>
      <EmailField form={form} />
      <NewsletterConsent newsletter="newsletter" form={form} />
    </PublicForm>
  );
}
