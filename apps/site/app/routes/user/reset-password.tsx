import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { LinkButton } from "@devguild/design-system/link-button";
import { requireGuest } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { EntryForm } from "../../features/identity/entry-form.tsx";
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

function LinkIsOver() {
  return (
    <EntryPage title="This link is no longer valid">
      <p>It was used already or is older than 60 minutes.</p>
      <LinkButton to={localized("/user/forgot-password")} variant="primary" size="lg" fullWidth>
        Send a new link
      </LinkButton>
    </EntryPage>
  );
}

/** Sets a new password by the token of a mailed link; every session of the login ends with it. */
export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const resetting = useMutation({
    mutationFn: (form: FormData) =>
      api.passwords.reset.call({
        body: {
          token: token ?? "",
          password: formText(form, "password"),
          password_confirmation: formText(form, "password_confirmation"),
        },
      }),
  });
  if (token === null) return <LinkIsOver />;
  if (resetting.isSuccess)
    return (
      <EntryPage title="Your password is changed">
        <p>All devices were logged out. Log in with the new password.</p>
        <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
          Log in
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage title="Choose a new password">
      <EntryForm sending={resetting} submitLabel="Change my password">
        {(errors) => (
          <>
            <NewPasswordFields errors={errors} />
            {errors["token"] && <FormError>{errors["token"]}</FormError>}
          </>
        )}
      </EntryForm>
    </EntryPage>
  );
}
