import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { MailLinkPage } from "../../features/mail-links/mail-link-page.tsx";
import { loadNewsletter, getReading } from "../../features/newsletters/load-newsletter.ts";
import type { Route } from "./+types/end-newsletter.ts";

export const loader = withQueries(loadNewsletter);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Unsubscribe",
    path: localized("/newsletter/unsubscribe"),
    noindex: true,
  });

/** Unsubscribes from a newsletter, without a login. */
export default function EndNewsletter({
  loaderData: { token, subscription },
}: Route.ComponentProps) {
  const { name } = NEWSLETTERS[subscription?.newsletter ?? "newsletter"];
  return (
    <MailLinkPage
      isValid={subscription !== null}
      isDone={subscription !== null && !subscription.active}
      confirm={{
        title: "Unsubscribe?",
        text: `You won’t get ${name} any more. Nothing else changes.`,
      }}
      done={{ title: "You’re unsubscribed", text: `You won’t get ${name} any more.` }}
      invalid={{
        title: "This link doesn’t work",
        text: "Open it from the email again, or email us and we’ll unsubscribe you.",
      }}
      submitLabel="Unsubscribe"
      next={getReading(subscription)}
      send={() => api.forms.unsubscribe.call({ body: { token } })}
    />
  );
}
