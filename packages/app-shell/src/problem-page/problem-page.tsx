import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorPage } from "@devguild/design-system/error-page";
import { LinkButton } from "@devguild/design-system/link-button";
import { ACCOUNT_TYPES, type AccountType } from "@devguild/schemas/constants/accounts";
import { getErrorText } from "@devguild/schemas/constants/error-page-texts";
import { getErrorHeading } from "@devguild/schemas/constants/error-pages";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

import { getOwner, homePath } from "../apps/apps.ts";

/** From here on the server is at fault, so a retry may help. */
const SERVER_ERROR = 500;

/** Returns the status of an error page: that of a thrown response, otherwise 500. */
const getStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

const getRequiredAccount = (error: unknown): AccountType | undefined => {
  if (!isRouteErrorResponse(error)) return undefined;
  const requested = (error.data as { switchTo?: unknown } | null)?.switchTo;
  return ACCOUNT_TYPES.find((type) => type === requested);
};

/** Offers to switch to the account that may see the page, if the login has one. */
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

type Props = {
  error: unknown;
  /** Where else people may find what they came for. */
  offer?: { label: string; to: string } | null;
};

/** The error page, with the texts for its status. */
export function ProblemPage({ error, offer = null }: Props) {
  const user = useCurrentUser();
  const status = getStatus(error);
  const switchTo = getRequiredAccount(error);
  const { pathname, search } = useLocation();
  // Invalid URLs are redirected to /error, which fails every time.
  const mayRetry = status >= SERVER_ERROR && pathname !== localized("/error");
  useEffect(() => {
    import("../error-reports/report-error.ts").then(
      ({ reportError }) => reportError(error),
      () => undefined,
    );
  }, [error]);
  const home = user ? homePath(user.home) : "/";
  return (
    <main id="main" className="content">
      <ErrorPage
        code={String(status)}
        title={getErrorHeading(status)}
        actions={
          <>
            {switchTo && <SwitchAccount type={switchTo} />}
            {/* A full page load: the error may be in the current document. */}
            {mayRetry && (
              <LinkButton linkComponent="a" to={pathname + search} variant="primary">
                Try again
              </LinkButton>
            )}
            <LinkButton to={home} variant={switchTo || mayRetry ? "default" : "primary"}>
              {getOwner(home) === "site" ? "Go back to home" : "Go to dashboard"}
            </LinkButton>
            {!mayRetry && offer && <LinkButton to={offer.to}>{offer.label}</LinkButton>}
          </>
        }
      >
        {getErrorText(status)}
      </ErrorPage>
    </main>
  );
}
