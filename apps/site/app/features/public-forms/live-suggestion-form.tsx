import { api } from "@devguild/api-client/browser-api";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";

import { EmailField } from "../forms/email-field.tsx";
import { requestTaken } from "./form-answers.ts";
import { NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import { useOwnPerson } from "./use-own-person.ts";
import { usePublicForm } from "./use-public-form.ts";
import classes from "./public-form.module.css";

/** The form to suggest a topic for the live show. */
export default function LiveSuggestionForm() {
  const { name, contact } = useOwnPerson();
  const form = usePublicForm(api.forms.liveSuggestion, {
    initialValues: { name, email: contact.email, topic: "", message: "", hs_terms: false },
    toInput: (body) => ({ body }),
  });
  return (
    <PublicForm
      form={form}
      submitLabel="Send suggestion"
      taken={requestTaken("The team planning the next shows will read it.", "newsletter")}
    >
      <div className={classes.pair}>
        <TextField label="Your name" {...form.field("name")} autoComplete="name" />
        <EmailField form={form} />
      </div>
      <TextField label="Topic" {...form.field("topic")} />
      <TextArea label="What should it be about?" {...form.field("message")} rows={4} />
      <NewsletterConsent newsletter="newsletter" form={form} />
    </PublicForm>
  );
}
