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
    title: "End the newsletter",
    path: localized("/newsletter/unsubscribe"),
    noindex: true,
  });

/** Ends a newsletter, without a login. */
export default function EndNewsletter({
  loaderData: { token, subscription },
}: Route.ComponentProps) {
  const { name } = NEWSLETTERS[subscription?.newsletter ?? "newsletter"];
  return (
    <MailLinkPage
      isKnown={subscription !== null}
      isDone={subscription !== null && !subscription.active}
      ask={{
        title: "End the newsletter?",
        text: `This ends ${name}. Everything else stays as it is.`,
      }}
      done={{ title: "It has ended", text: `No further issue of ${name} comes to your address.` }}
      over={{
        title: "This link says nothing to us",
        text: "Open it from the mail once more, or write to us and we end it for you.",
      }}
      submitLabel="End the newsletter"
      next={getReading(subscription)}
      send={() => api.forms.unsubscribe.call({ body: { token } })}
    />
  );
}
