import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { LinkButton } from "@devguild/design-system/link-button";
import { requireGuest } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { EntryPage } from "../../features/identity/entry-page.tsx";
import { NewPasswordFields } from "../../features/identity/new-password-fields.tsx";
import type { Route } from "./+types/reset-password.ts";

export const loader = withQueries(async (loading) => {
  requireGuest(loading);
  const token = loading.url.searchParams.get("token");
  if (!token) return { token: null };
  const { data } = await loading.api.passwords.tokenValidity.call({ query: { token } });
  return { token: data.valid ? token : null };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Choose a new password",
    path: localized("/user/reset-password"),
    noindex: true,
  });

function InvalidLink() {
  return (
    <EntryPage title="This link is no longer valid">
      <p>It’s been used already or is more than 60 minutes old.</p>
      <LinkButton to={localized("/user/forgot-password")} variant="primary" size="lg" fullWidth>
        Send a new link
      </LinkButton>
    </EntryPage>
  );
}

/** Sets a new password with the token of an emailed link; this ends every session of the login. */
export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const form = useApiForm(api.passwords.reset, {
    initialValues: { password: "", password_confirmation: "" },
    toInput: (values) => ({ body: { ...values, token: token ?? "" } }),
  });
  if (token === null) return <InvalidLink />;
  if (form.isSuccess)
    return (
      <EntryPage title="Password changed">
        <p>We’ve logged you out of all devices. Log in with your new password.</p>
        <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
          Log in
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage title="Choose a new password">
      <EntryForm form={form} submitLabel="Change password">
        <NewPasswordFields form={form} />
      </EntryForm>
    </EntryPage>
  );
}
