import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { toJobsPath, loadSubscription } from "../../features/alerts/load-subscription.ts";
import { MailLinkPage } from "../../features/mail-links/mail-link-page.tsx";
import type { Route } from "./+types/end-alert.ts";

export const loader = withQueries(loadSubscription);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Unsubscribe",
    path: localized("/alerts/unsubscribe"),
    noindex: true,
  });

/** Unsubscribes from a job alert, the weekly digest, messages from staff or notifications, without a login. */
export default function EndAlert({ loaderData: { token, subscription } }: Route.ComponentProps) {
  const what =
    subscription?.kind === "digest"
      ? "the weekly email of jobs that match you"
      : subscription?.kind === "messages"
        ? "messages from our team about jobs"
        : subscription?.kind === "notifications"
          ? "notifications by email"
          : `emails about ${subscription?.description ?? "this search"}`;
  return (
    <MailLinkPage
      isValid={subscription !== null}
      isDone={subscription !== null && !subscription.active}
      confirm={{
        title: "Unsubscribe?",
        text: `You won’t get ${what} any more. Nothing else changes.`,
      }}
      done={{ title: "You’re unsubscribed", text: `You won’t get ${what} any more.` }}
      invalid={{
        title: "This link doesn’t work",
        text: "Open it from the email again, or turn emails off in your profile.",
      }}
      submitLabel="Unsubscribe"
      next={toJobsPath(subscription)}
      send={() => api.alerts.unsubscribe.call({ body: { token } })}
    />
  );
}
