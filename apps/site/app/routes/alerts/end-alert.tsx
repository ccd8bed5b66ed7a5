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
    title: "End these mails",
    path: localized("/alerts/unsubscribe"),
    noindex: true,
  });

/** Ends the mails of a job alert or the weekly digest, without a login. */
export default function EndAlert({ loaderData: { token, subscription } }: Route.ComponentProps) {
  const what =
    subscription?.kind === "digest"
      ? "the weekly mail of jobs that fit you"
      : `the mails about ${subscription?.description ?? "this search"}`;
  return (
    <MailLinkPage
      isKnown={subscription !== null}
      isDone={subscription !== null && !subscription.active}
      ask={{
        title: "End these mails?",
        text: `This ends ${what}. Everything else stays as it is.`,
      }}
      done={{ title: "The mails have ended", text: `You get none of ${what} any more.` }}
      over={{
        title: "This link says nothing to us",
        text: "Open it from the mail once more, or turn the mails off in your profile.",
      }}
      submitLabel="End these mails"
      next={toJobsPath(subscription)}
      send={() => api.alerts.unsubscribe.call({ body: { token } })}
    />
  );
}
