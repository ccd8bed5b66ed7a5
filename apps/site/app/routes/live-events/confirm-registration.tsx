import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries, type LoaderContext } from "@devguild/session/with-queries";
import { ApiError } from "@devguild/api-client/api-error";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";

import { RegistrationPage } from "../../features/live-events/registration-page.tsx";
import type { Route } from "./+types/confirm-registration.ts";

const UNPROCESSABLE = 422;

/** What the link of a mail does, and the place that it is about; none where its token says nothing any more. */
const loadRegistration = async ({ url, api }: Pick<LoaderContext, "url" | "api">) => {
  const token = url.searchParams.get("token") ?? "";
  const withdraws = token.startsWith("withdraw.");
  const nothing: { token: string; withdraws: boolean; place: GuestRegistration | null } = {
    token,
    withdraws,
    place: null,
  };
  if (token === "") return nothing;
  try {
    const { data } = await api.liveRegistrations.find.call({ query: { token } });
    return { ...nothing, place: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === UNPROCESSABLE) return nothing;
    throw error;
  }
};

export const loader = withQueries(loadRegistration);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your place",
    path: localized("/live-events/place"),
    noindex: true,
  });

/** Takes a guest's place at an event or gives it up, by the link that was sent to the address. */
export default function ConfirmRegistration({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} />;
}
