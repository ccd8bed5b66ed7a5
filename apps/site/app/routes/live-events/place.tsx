import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { loadPlace } from "../../features/live-events/load-place.ts";
import { PlacePage } from "../../features/live-events/place-page.tsx";
import type { Route } from "./+types/place.ts";

export const loader = withQueries(loadPlace);

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
