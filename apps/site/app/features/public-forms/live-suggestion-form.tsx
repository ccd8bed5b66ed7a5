import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";

import { requestTaken } from "./form-answers.ts";
import { EmailField, NewsletterConsent } from "./form-fields.tsx";
import { PublicForm } from "./public-form.tsx";
import classes from "./public-form.module.css";

/** Suggests a topic for the live show. */
export default function LiveSuggestionForm() {
  return (
    <PublicForm
      submitLabel="Send your suggestion"
      taken={requestTaken("Whoever plans the next shows reads it.", "newsletter")}
      send={(form, sent) =>
        api.forms.liveSuggestion.call({
          body: {
            name: formText(form, "name"),
            email: formText(form, "email"),
            topic: formText(form, "topic"),
            message: formText(form, "message"),
            hs_terms: form.has("hs_terms"),
            ...sent,
          },
        })
      }
    >
      {(errors) => (
        <>
          <div className={classes.pair}>
            <TextField label="Your name" name="name" autoComplete="name" error={errors["name"]} />
            <EmailField label="E-mail address" errors={errors} />
          </div>
          <TextField label="Topic" name="topic" error={errors["topic"]} />
          <TextArea
            label="What should it be about?"
            name="message"
            rows={4}
            error={errors["message"]}
          />
          <NewsletterConsent newsletter="newsletter" errors={errors} />
        </>
      )}
    </PublicForm>
  );
}
