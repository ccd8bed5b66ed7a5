import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextLink } from "@devguild/design-system/text-link";
import { requireGuest } from "@devguild/session/guards";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { Suspense } from "react";

import { EmailField } from "../../features/forms/email-field.tsx";
import { findIntendedJob } from "../../features/identity/intended-job.ts";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { OtherLoginsSkeleton } from "../../features/identity/other-logins-skeleton.tsx";
import type { Route } from "./+types/log-in.ts";

const SecondFactorStep = lazyComponent(
  () => import("../../features/identity/second-factor-step.tsx"),
);

// Most people log in or sign up without a job to go on with.
const IntendedJobCard = lazyComponent(
  () => import("../../features/identity/intended-job-card.tsx"),
  {
    isOptional: true,
  },
);

export const loader = withQueries(async (loading) => {
  requireGuest(loading);
  const { data: providers } = await loading.queries.fetchQuery(
    loading.api.oauth.providers.options(),
  );
  const redirect = safeRedirect(loading.url.searchParams.get("redirect"));
  return {
    redirect,
    job: await findIntendedJob(loading, redirect),
    providers: providers.length,
  };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Log in", path: localized("/user/login"), noindex: true });

export default function LogIn({ loaderData: { redirect, job, providers } }: Route.ComponentProps) {
  const { app, urls } = useFrame();
  // Loads a new document, because everything on this one belongs to the previous user.
  const continueToTarget = async () => {
    const { data } = await api.identity.me.call();
    location.assign(hrefFrom(app, urls, redirect ?? homePath(data.home)));
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
    <EntryPage title="Log in">
      {job && (
        <Suspense>
          <IntendedJobCard job={job} />
        </Suspense>
      )}
      <EntryForm form={form} submitLabel="Log in">
        <EmailField form={form} autoComplete="username" />
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
