import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { Button } from "@devguild/design-system/button";
import { ErrorPage } from "@devguild/design-system/error-page";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { VerifyNotice } from "../../features/identity/verify-notice.tsx";
import classes from "./validate-email.module.css";
import type { Route } from "./+types/validate-email.ts";

export const loader = withQueries(async ({ url, user }) => ({
  token: url.searchParams.get("token"),
  user: user && { email: user.email, verified: user.email_verified },
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your email address",
    path: localized("/user/validate-email"),
    noindex: true,
  });

/** Confirms an address after a click, so that a program that opens every link in an email doesn't use up the token. */
export default function ValidateEmail({ loaderData: { token, user } }: Route.ComponentProps) {
  const verifying = useMutation({
    mutationFn: (given: string) => api.identity.verifyEmail.call({ body: { token: given } }),
    onSuccess: ({ redirect }) =>
      location.assign(safeRedirect(redirect) ?? localized("/developer-dashboard")),
  });
  if (verifying.isError)
    return (
      <ErrorPage
        title="This link is no longer valid"
        actions={
          <LinkButton to={localized("/user/login")} variant="primary">
            Log in
          </LinkButton>
        }
      >
        It’s been used already or is more than 48 hours old. Log in and we’ll send you a new one.
      </ErrorPage>
    );
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Confirm your email address" />
      {token ? (
        <>
          <p>One click confirms that this address is yours.</p>
          <Button
            variant="primary"
            size="lg"
            loading={verifying.isPending || verifying.isSuccess}
            onClick={() => verifying.mutate(token)}
          >
            Confirm my email
          </Button>
        </>
      ) : user?.verified ? (
        <p>Your address {user.email} is confirmed.</p>
      ) : user ? (
        <VerifyNotice user={user} />
      ) : (
        <p>Open the link in the email we sent you.</p>
      )}
    </div>
  );
}
