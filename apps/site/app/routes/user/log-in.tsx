import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";
import { Suspense } from "react";

import { EntryPage } from "../../features/identity/entry-page.tsx";
import { loadEntry } from "../../features/identity/load-entry.ts";
import { LoginEmailField } from "../../features/identity/login-email-field.tsx";
import { OtherLoginsSkeleton } from "../../features/identity/other-logins-skeleton.tsx";
import { withFragment } from "../../features/identity/with-fragment.ts";
import type { Route } from "./+types/log-in.ts";

const SecondFactorStep = lazyComponent(
  () => import("../../features/identity/second-factor-step.tsx"),
);

export const loader = loadEntry;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Log in", path: localized("/user/login"), noindex: true });

export default function LogIn({ loaderData: { redirect, job, providers } }: Route.ComponentProps) {
  const { app, urls } = useFrame();
  // Loads a new document, because everything on this one belongs to the previous user.
  const continueToTarget = async () => {
    const { data } = await api.identity.me.call();
    location.assign(hrefFrom(app, urls, withFragment(redirect) ?? homePath(data.home)));
  };
  const form = useApiForm(api.identity.logIn, {
    initialValues: { email: "", password: "" },
    toInput: (body) => ({ body }),
    onSuccess: (answer) => ("accessToken" in answer ? continueToTarget() : undefined),
  });
  if (form.answer && "challenge_id" in form.answer)
    return (
      <Suspense>
        <SecondFactorStep challenge={form.answer} onDone={() => void continueToTarget()} />
      </Suspense>
    );
  const signUp = `${localized("/developer/sign-up")}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`;
  return (
    <EntryPage title="Log in" job={job}>
      <EntryForm form={form} submitLabel="Log in">
        <LoginEmailField form={form} />
        <PasswordField
          label="Password"
          {...form.field("password")}
          autoComplete="current-password"
          labelEnd={
            <TextLink small to={localized("/user/forgot-password")}>
              Forgot password?
            </TextLink>
          }
        />
      </EntryForm>
      <OtherLoginsSkeleton ways={providers + 1} redirect={redirect} onPasskey={continueToTarget} />
      <p>
        New here?{" "}
        <TextLink inline to={signUp}>
          Create a free profile
        </TextLink>
      </p>
    </EntryPage>
  );
}
