import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { formText } from "@devguild/design-system/form-text";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { requireGuest } from "@devguild/session/guards";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";

import { EntryForm } from "../../features/identity/entry-form.tsx";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { OtherLoginsSkeleton } from "../../features/identity/other-logins-skeleton.tsx";
import type { Route } from "./+types/log-in.ts";

const SecondFactorStep = lazyComponent(
  () => import("../../features/identity/second-factor-step.tsx"),
);

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
  pageMeta(matches, { title: "Log in", path: localized("/user/login"), noindex: true });

export default function LogIn({ loaderData: { redirect, providers } }: Route.ComponentProps) {
  const { app, urls } = useFrame();
  // A new document: everything on it belongs to somebody else now.
  const goOn = async () => {
    const { data } = await api.identity.me.call();
    location.assign(hrefFrom(app, urls, redirect ?? homePath(data.home)));
  };
  const loggingIn = useMutation({
    mutationFn: (form: FormData) =>
      api.identity.logIn.call({
        body: { email: formText(form, "email"), password: formText(form, "password") },
      }),
    onSuccess: (answer) => {
      if ("accessToken" in answer) return goOn();
    },
  });
  if (loggingIn.data && "challenge_id" in loggingIn.data)
    return (
      <Suspense>
        <SecondFactorStep challenge={loggingIn.data} onDone={() => void goOn()} />
      </Suspense>
    );
  const signUp = `${localized("/developer/sign-up")}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`;
  return (
    <EntryPage title="Log in">
      <EntryForm sending={loggingIn} submitLabel="Log in">
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
              autoComplete="current-password"
              labelEnd={
                <TextLink small to={localized("/user/forgot-password")}>
                  Forgot it?
                </TextLink>
              }
              error={errors["password"]}
            />
          </>
        )}
      </EntryForm>
      <OtherLoginsSkeleton ways={providers + 1} redirect={redirect} onPasskey={goOn} />
      <p>
        New here?{" "}
        <TextLink inline to={signUp}>
          Create a free profile
        </TextLink>
      </p>
    </EntryPage>
  );
}
