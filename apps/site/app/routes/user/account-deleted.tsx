import { pageMeta } from "@devguild/app-shell/page-meta";
import { LinkButton } from "@devguild/design-system/link-button";
import { formatDate } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";
import { readDeletedKind, readRestorableUntil } from "@devguild/session/account-deleted-path";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import { EntryPage } from "../../features/identity/entry-page.tsx";
import type { Route } from "./+types/account-deleted.ts";

export const loader = withQueries(async ({ url }) => ({
  kind: readDeletedKind(url.searchParams),
  until: readRestorableUntil(url.searchParams),
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account deleted",
    path: localized("/user/account-deleted"),
    noindex: true,
  });

/** Says that an account was deleted, and until when it can be restored. */
export default function AccountDeleted({ loaderData: { kind, until } }: Route.ComponentProps) {
  const user = useCurrentUser();
  return (
    <EntryPage
      title={kind === "company" ? "The company account was deleted" : "Your account was deleted"}
    >
      {kind === "company" ? (
        <p>
          Its jobs and pages are no longer visible, and nothing more will be charged.{" "}
          {until && (
            <>
              Changed your mind?{" "}
              <TextLink inline to={localized("/contact")}>
                Contact support
              </TextLink>{" "}
              by <strong>{formatDate(until)}</strong> and we’ll restore everything.
            </>
          )}
        </p>
      ) : until ? (
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
