import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { ALERT_CONFIRM_DAYS } from "@devguild/schemas/constants/alerts";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { toJobsPath, loadSubscription } from "../../features/alerts/load-subscription.ts";
import { MailLinkPage } from "../../features/mail-links/mail-link-page.tsx";
import type { Route } from "./+types/confirm-alert.ts";

export const loader = withQueries(loadSubscription);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your job alert",
    path: localized("/alerts/confirm"),
    noindex: true,
  });

/** Confirms a job alert through the emailed link. */
export default function ConfirmAlert({ loaderData }: Route.ComponentProps) {
  const { token, subscription } = loaderData;
  const what = subscription?.description ?? "this search";
  const often = subscription?.frequency === "daily" ? "every day" : "once a week";
  return (
    <MailLinkPage
      isValid={subscription?.kind === "alert"}
      isDone={subscription?.active ?? false}
      confirm={{
        title: "New jobs by email",
        text: `${what}, ${often}. Confirm with one click.`,
      }}
      done={{
        title: "You’re subscribed",
        text: `${what}, ${often}. Every email has an unsubscribe link.`,
      }}
      invalid={{
        title: "This link is no longer valid",
        text: `It’s more than ${ALERT_CONFIRM_DAYS} days old, or you’ve unsubscribed. Save the search again to get a new one.`,
      }}
      submitLabel="Email me new jobs"
      next={toJobsPath(subscription)}
      send={() => api.alerts.confirm.call({ body: { token } })}
    />
  );
}
