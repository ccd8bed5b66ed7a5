import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { MEMBERSHIP_PAGES } from "../../features/memberships/membership-pages.ts";
import { MembershipScreen } from "../../features/memberships/membership-screen.tsx";
import { getPlanCall } from "../../features/memberships/plan-queries.ts";
import type { Route } from "./+types/membership.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const name = /\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? "";
  const page = MEMBERSHIP_PAGES[name];
  if (!page) throw data(null, { status: 404 });
  await queries.fetchQuery(getPlanCall(api.memberships, page.kind).options());
  await queries.fetchQuery(api.memberships.featured.options());
  return { name, page };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: localized(`/${loaderData.name}`),
      })
    : [];

/** A membership's page; there is one for each kind. */
export default function Membership({ loaderData: { name, page } }: Route.ComponentProps) {
  return <MembershipScreen name={name} page={page} />;
}
