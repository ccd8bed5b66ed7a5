import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { requireGuest } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { EntryForm } from "../../features/identity/entry-form.tsx";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import type { Route } from "./+types/forgot-password.ts";

export const loader = withQueries(async (loading) => {
  requireGuest(loading);
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot your password?",
    path: localized("/user/forgot-password"),
    noindex: true,
  });

function BackToLogin() {
  return (
    <p>
      <TextLink inline to={localized("/user/login")}>
        Back to the login
      </TextLink>
    </p>
  );
}

/** Sends a reset link. What it says is the same for every address, known or not. */
export default function ForgotPassword() {
  const asking = useMutation({
    mutationFn: (form: FormData) =>
      api.passwords.forgot.call({ body: { email: formText(form, "email") } }),
  });
  if (asking.data)
    return (
      <EntryPage title="Look at your mail">
        <p>
          If <strong>{asking.data.data.email}</strong> has an account here, a link is on its way. It
          works once, for 60 minutes.
        </p>
        <BackToLogin />
      </EntryPage>
    );
  return (
    <EntryPage title="Forgot your password?">
      <p>Tell us your address, and we send you a link to choose a new one.</p>
      <EntryForm sending={asking} submitLabel="Send me the link">
        {(errors) => (
          <TextField
            label="E-mail address"
            type="email"
            name="email"
            autoComplete="username"
            error={errors["email"]}
          />
        )}
      </EntryForm>
      <BackToLogin />
    </EntryPage>
  );
}
