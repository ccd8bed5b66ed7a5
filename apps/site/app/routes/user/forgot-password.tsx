import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { TextLink } from "@devguild/design-system/text-link";
import { requireGuest } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { EntryPage } from "../../features/identity/entry-page.tsx";
import { LoginEmailField } from "../../features/identity/login-email-field.tsx";
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
      <TextLink to={localized("/user/login")}>Back to login</TextLink>
    </p>
  );
}

/** Sends a reset link. The response is the same for every address, known or not. */
export default function ForgotPassword() {
  const form = useApiForm(api.passwords.forgot, {
    initialValues: { email: "" },
    toInput: (body) => ({ body }),
  });
  if (form.answer)
    return (
      <EntryPage title="Check your email">
        <p>
          If <strong>{form.answer.data.email}</strong> has an account, we’ve sent it a link. It
          works once and expires in 60 minutes.
        </p>
        <BackToLogin />
      </EntryPage>
    );
  return (
    <EntryPage title="Forgot your password?">
      <p>Enter your email address and we’ll send you a link to choose a new one.</p>
      <EntryForm form={form} submitLabel="Send link">
        <LoginEmailField form={form} />
      </EntryForm>
      <BackToLogin />
    </EntryPage>
  );
}
