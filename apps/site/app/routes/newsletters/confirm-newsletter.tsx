import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { NEWSLETTER_CONFIRM_DAYS, NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { MailLinkPage } from "../../features/mail-links/mail-link-page.tsx";
import { loadNewsletter, getReading } from "../../features/newsletters/load-newsletter.ts";
import type { Route } from "./+types/confirm-newsletter.ts";

export const loader = withQueries(loadNewsletter);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your subscription",
    path: localized("/newsletter/confirm"),
    noindex: true,
  });

/** Confirms a newsletter subscription through the emailed link. */
export default function ConfirmNewsletter({ loaderData }: Route.ComponentProps) {
  const { token, subscription } = loaderData;
  const { name, consent } = NEWSLETTERS[subscription?.newsletter ?? "newsletter"];
  return (
    <MailLinkPage
      isValid={subscription !== null}
      isDone={subscription?.active ?? false}
      confirm={{
        title: "Confirm with one click",
        text: `You signed up for ${name}. You agree to: “${consent}”`,
      }}
      done={{
        title: "You’re subscribed",
        text: `We’ll email you the next issue of ${name}. Every email has an unsubscribe link.`,
      }}
      invalid={{
        title: "This link is no longer valid",
        text: `It’s more than ${NEWSLETTER_CONFIRM_DAYS} days old, or you’ve unsubscribed. Subscribe again to get a new link.`,
      }}
      submitLabel="Subscribe"
      next={getReading(subscription)}
      send={() => api.forms.confirm.call({ body: { token } })}
    />
  );
}
