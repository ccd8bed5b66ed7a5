import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";
import { Suspense } from "react";

import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { loadEntry } from "../../features/identity/load-entry.ts";
import { LoginEmailField } from "../../features/identity/login-email-field.tsx";
import { PASSWORD_HELP } from "@devguild/schemas/constants/password-help";
import { OtherLoginsSkeleton } from "../../features/identity/other-logins-skeleton.tsx";
import type { Route } from "./+types/sign-up.ts";

const CheckYourEmail = lazyComponent(() => import("../../features/identity/check-your-email.tsx"));
export const loader = loadEntry;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Create a free profile", path: localized("/developer/sign-up") });

export default function SignUp({ loaderData: { redirect, job, providers } }: Route.ComponentProps) {
  const form = useApiForm(api.identity.signUp, {
    initialValues: {
      email: "",
      password: "",
      terms: false,
      hs_terms: false,
      job_digest_terms: false,
    },
    toInput: async (values) => {
      const { foundBy } = await import("@devguild/consent/utm");
      return { body: { ...values, ...(redirect && { redirect }), ...foundBy() } };
    },
    onSuccess: async () => {
      const { forgetUtm } = await import("@devguild/consent/utm");
      forgetUtm();
    },
  });
  if (form.answer)
    return (
      <Suspense>
        <CheckYourEmail email={form.answer.data.email} />
      </Suspense>
    );
  const logIn = `${localized("/user/login")}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`;
  return (
    <EntryPage title="Create a free profile" step={1} job={job}>
      <p>See how well each job fits you, apply in a minute, and always know where you stand.</p>
      <EntryForm form={form} submitLabel="Create my profile">
        <LoginEmailField form={form} />
        <PasswordField
          label="Password"
          {...form.field("password")}
          autoComplete="new-password"
          help={PASSWORD_HELP}
        />
        <CheckboxField {...form.tick("terms")} label={<TermsLabel />} />
        <CheckboxField
          {...form.tick("job_digest_terms")}
          label="Email me jobs that fit my profile."
        />
        <CheckboxField {...form.tick("hs_terms")} label="Email me the newsletter." />
      </EntryForm>
      <OtherLoginsSkeleton ways={providers} redirect={redirect} />
      <p>
        Already have an account?{" "}
        <TextLink inline to={logIn}>
          Log in
        </TextLink>
      </p>
    </EntryPage>
  );
}
