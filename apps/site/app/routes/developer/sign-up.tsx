import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { formText } from "@devguild/design-system/form-text";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { requireGuest } from "@devguild/session/guards";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { TermsLabel } from "../../features/forms/terms-label.tsx";
import { EntryForm } from "../../features/identity/entry-form.tsx";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { PASSWORD_HELP } from "../../features/identity/new-password-fields.tsx";
import { OtherLoginsSkeleton } from "../../features/identity/other-logins-skeleton.tsx";
import type { Route } from "./+types/sign-up.ts";

export const loader = withQueries(async (loading) => {
  requireGuest(loading);
  const { data: providers } = await loading.queries.fetchQuery(
    loading.api.oauth.providers.options(),
  );
  return {
    redirect: safeRedirect(loading.url.searchParams.get("redirect")),
    providers: providers.length,
  };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Create a free profile", path: localized("/developer/sign-up") });

function LookAtYourMail({ email }: { email: string }) {
  return (
    <EntryPage title="Look at your mail">
      <p>
        We sent a link to <strong>{email}</strong>. Open it, and you go on from where you were. It
        works once, for 48 hours.
      </p>
      <p>
        Nothing there? Look into the spam folder, or{" "}
        <TextLink inline to={localized("/user/login")}>
          log in
        </TextLink>{" "}
        to have it sent again.
      </p>
    </EntryPage>
  );
}

export default function SignUp({ loaderData: { redirect, providers } }: Route.ComponentProps) {
  const signingUp = useMutation({
    mutationFn: async (form: FormData) => {
      const { foundBy, forgetUtm } = await import("../../features/identity/utm.ts");
      const answer = await api.identity.signUp.call({
        body: {
          email: formText(form, "email"),
          password: formText(form, "password"),
          terms: form.has("terms"),
          hs_terms: form.has("hs_terms"),
          job_digest_terms: form.has("job_digest_terms"),
          ...(redirect && { redirect }),
          ...foundBy(),
        },
      });
      forgetUtm();
      return answer;
    },
  });
  if (signingUp.data) return <LookAtYourMail email={signingUp.data.data.email} />;
  const logIn = `${localized("/user/login")}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`;
  return (
    <EntryPage title="Create a free profile">
      <p>See how well each job fits you, apply in a minute, and know where you stand.</p>
      <EntryForm sending={signingUp} submitLabel="Create my profile">
        {(errors) => (
          <>
            <TextField
              label="E-mail address"
              type="email"
              name="email"
              autoComplete="username"
              error={errors["email"]}
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="new-password"
              help={PASSWORD_HELP}
              error={errors["password"]}
            />
            <CheckboxField name="terms" label={<TermsLabel />} error={errors["terms"]} />
            <CheckboxField name="job_digest_terms" label="Mail me jobs that fit my profile." />
            <CheckboxField name="hs_terms" label="Mail me the newsletter." />
          </>
        )}
      </EntryForm>
      <OtherLoginsSkeleton ways={providers} redirect={redirect} />
      <p>
        Already here?{" "}
        <TextLink inline to={logIn}>
          Log in
        </TextLink>
      </p>
    </EntryPage>
  );
}
