import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorPage } from "@devguild/design-system/error-page";
import { LinkButton } from "@devguild/design-system/link-button";
import { ACCOUNT_TYPES, type AccountType } from "@devguild/schemas/constants/accounts";
import { getErrorPage } from "@devguild/schemas/constants/error-pages";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

import { useFrame } from "../app-frame/app-frame.tsx";
import { homePath, hrefFrom } from "../apps/apps.ts";

/** From here on it was the server's fault, which may be gone the next time. */
const FAILED = 500;

/** The status that an error page answers with: that of a thrown answer, else 500. */
const getStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

const wantedAccount = (error: unknown): AccountType | undefined => {
  if (!isRouteErrorResponse(error)) return undefined;
  const wanted = (error.data as { switchTo?: unknown } | null)?.switchTo;
  return ACCOUNT_TYPES.find((type) => type === wanted);
};

/** Offers the account that may see the page, where the login has one. */
function SwitchAccount({ type }: { type: AccountType }) {
  const account = useCurrentUser()?.accounts.find((each) => each.type === type);
  const switching = useMutation({
    mutationFn: () =>
      api.identity.switchAccount.call({ body: { account_type: type, type_id: account?.type_id } }),
    onSuccess: () => location.reload(),
  });
  return account ? (
    <Button variant="primary" loading={switching.isPending} onClick={() => switching.mutate()}>
      Continue as {account.full_name}
    </Button>
  ) : null;
}

/** The page shown in place of one that failed, with the texts of its status. */
export function ProblemPage({ error }: { error: unknown }) {
  const { app, urls } = useFrame();
  const user = useCurrentUser();
  const status = getStatus(error);
  const { heading, text } = getErrorPage(status);
  const switchTo = wantedAccount(error);
  const { pathname, search } = useLocation();
  // Broken addresses are sent to /error, which fails each time.
  const mayPass = status >= FAILED && pathname !== localized("/error");
  useEffect(() => {
    void import("../error-reports/report-error.ts").then(({ reportError }) => reportError(error));
  }, [error]);
  const home = user ? hrefFrom(app, urls, homePath(user.home)) : "/";
  return (
    <main id="main" className="content">
      <ErrorPage
        code={String(status)}
        title={heading}
        actions={
          <>
            {switchTo && <SwitchAccount type={switchTo} />}
            {/* A new document: what failed may be the one that stands here. */}
            {mayPass && (
              <LinkButton linkComponent="a" to={pathname + search} variant="primary">
                Try again
              </LinkButton>
            )}
            <LinkButton to={home} variant={switchTo || mayPass ? "default" : "primary"}>
              Go back to home
            </LinkButton>
            {!mayPass && <LinkButton to={localized("/jobs")}>Search jobs</LinkButton>}
          </>
        }
      >
        {text}
      </ErrorPage>
    </main>
  );
}
