import { pageMeta } from "@devguild/app-shell/page-meta";
import { LinkButton } from "@devguild/design-system/link-button";
import { formatDate } from "@devguild/design-system/relative-time";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import { readRestorableUntil } from "../../features/account/account-deleted-path.ts";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import type { Route } from "./+types/account-deleted.ts";

export const loader = withQueries(async ({ url }) => ({
  until: readRestorableUntil(url.searchParams),
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account deleted",
    path: localized("/user/account-deleted"),
    noindex: true,
  });

/** Says that an account was deleted, and until when it can be restored. */
export default function AccountDeleted({ loaderData: { until } }: Route.ComponentProps) {
  const user = useCurrentUser();
  return (
    <EntryPage title="Your account was deleted">
      {until ? (
        <p>
          Changed your mind? You can restore everything until <strong>{formatDate(until)}</strong>{" "}
          with the link in the email we’ve just sent you. After that, it’s gone for good.
        </p>
      ) : (
        <p>It’s gone for good.</p>
      )}
      {user && (
        <p>
          You’re still logged in as <strong>{user.email}</strong>. Your other accounts aren’t
          affected.
        </p>
      )}
      <LinkButton to="/" variant="primary" size="lg" fullWidth>
        Go to the home page
      </LinkButton>
    </EntryPage>
  );
}
