import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { EntryPage } from "../../features/identity/entry-page.tsx";
import type { Route } from "./+types/restore-account.ts";

export const loader = withQueries(async ({ url }) => ({ token: url.searchParams.get("token") }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Restore your account",
    path: localized("/user/restore-account"),
    noindex: true,
  });

/** Restores an account after a click, so that a program that opens every link in an email restores nothing. */
export default function RestoreAccount({ loaderData: { token } }: Route.ComponentProps) {
  const restoring = useMutation({
    mutationFn: (given: string) => api.account.restore.call({ body: { token: given } }),
  });
  if (restoring.data)
    return (
      <EntryPage title="Your account is back">
        <p>
          Everything is where you left it. Log in as <strong>{restoring.data.data.email}</strong>.
        </p>
        <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
          Log in
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage title="Restore your account">
      <p>
        You can restore a deleted account for 30 days. After that it’s gone, along with everything
        in it.
      </p>
      {restoring.isError && (
        <FormError>
          This link is no longer valid. It’s been used already, or the 30 days are over.
        </FormError>
      )}
      {token ? (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={restoring.isPending}
          onClick={() => restoring.mutate(token)}
        >
          Restore my account
        </Button>
      ) : (
        <p>Open the link in the email we sent you.</p>
      )}
    </EntryPage>
  );
}
