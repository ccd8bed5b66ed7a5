import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { DisplayError } from "@devguild/api-client/display-error";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { TextLink } from "@devguild/design-system/text-link";
import { OAUTH_CALLBACK_PATH, OAUTH_MESSAGES } from "@devguild/schemas/constants/oauth";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";

import { BecomeDeveloper } from "../../features/account/become-developer.tsx";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { getCallbackUrl, readProvider } from "../../features/identity/oauth-attempt.ts";
import type { Route } from "./+types/oauth-callback.ts";

const SecondFactorStep = lazyComponent(
  () => import("../../features/identity/second-factor-step.tsx"),
);

export const loader = withQueries(async ({ url: { searchParams } }) => ({
  code: searchParams.get("code"),
  state: searchParams.get("state"),
  issuer: searchParams.get("iss"),
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Logging in", path: OAUTH_CALLBACK_PATH, noindex: true });

type Back = { code: string | null; state: string | null; issuer: string | null };

/** Finishes the login exactly once, however often the page renders. */
const useExchange = ({ code, state, issuer }: Back) => {
  const { urls } = useFrame();
  return useQuery({
    queryKey: ["oauth-callback", state],
    queryFn: () => {
      const provider = state === null ? null : readProvider(state);
      if (provider === null || state === null || code === null)
        throw new DisplayError(OAUTH_MESSAGES.failed);
      return api.oauth.quickExchange.call({
        params: { provider },
        body: { code, state, redirect_uri: getCallbackUrl(urls), ...(issuer && { iss: issuer }) },
      });
    },
    enabled: useHydrated(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

function Welcome({ redirect, onSkip }: { redirect: string | null; onSkip: () => void }) {
  return (
    <EntryPage title="Welcome">
      <p>
        You’re in. Are you a developer? Create your profile to see how well each job fits you and
        apply in a minute.
      </p>
      <BecomeDeveloper redirect={redirect} />
      <p>
        <TextLink
          inline
          to={localized("/user/profile")}
          onClick={(event) => {
            event.preventDefault();
            onSkip();
          }}
        >
          Not now
        </TextLink>
      </p>
    </EntryPage>
  );
}

/** The page that providers redirect back to: logs people in and continues to where they wanted to go. */
export default function OAuthCallback({ loaderData }: Route.ComponentProps) {
  const { app, urls } = useFrame();
  const exchange = useExchange(loaderData);
  const [isProven, setProven] = useState(false);
  const answer = exchange.data;
  const redirect = answer?.redirect ?? null;
  const needsSecondFactor = answer !== undefined && "challenge_id" in answer && !isProven;
  const isNew = answer?.is_new ?? false;
  // Loads a new document, because everything on this one belongs to the previous user.
  const continueToTarget = useCallback(async () => {
    const { data } = await api.identity.me.call();
    location.replace(hrefFrom(app, urls, redirect ?? homePath(data.home)));
  }, [app, urls, redirect]);
  useEffect(() => {
    if (answer && !needsSecondFactor && !isNew) void continueToTarget();
  }, [answer, needsSecondFactor, isNew, continueToTarget]);
  if (exchange.isError)
    return (
      <EntryPage title="You’re not logged in">
        <FormError>{failureText(exchange.error)}</FormError>
        <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
          Start again
        </LinkButton>
      </EntryPage>
    );
  if (answer && needsSecondFactor)
    return (
      <Suspense>
        <SecondFactorStep challenge={answer} onDone={() => setProven(true)} />
      </Suspense>
    );
  if (answer && isNew)
    return <Welcome redirect={redirect} onSkip={() => void continueToTarget()} />;
  return (
    <EntryPage title="Logging you in">
      <output>One moment.</output>
    </EntryPage>
  );
}
