import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { loadRegistration } from "../../features/live-events/load-registration.ts";
import { PlacePage } from "../../features/live-events/registration-page.tsx";
import type { Route } from "./+types/place.ts";

export const loader = withQueries(loadRegistration);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your place",
    path: localized("/live-events/place"),
    noindex: true,
  });

/** Takes a guest's place at an event or gives it up, by the link that was sent to the address. */
export default function Place({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...loaderData} />;
}
