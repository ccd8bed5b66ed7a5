import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries, type LoaderContext } from "@devguild/session/with-queries";
import { ApiError } from "@devguild/api-client/api-error";
import { UNPROCESSABLE } from "@devguild/schemas/constants/statuses";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";

import { RegistrationPage } from "../../features/live-events/registration-page.tsx";
import type { Route } from "./+types/confirm-registration.ts";

/** Loads what an emailed link does and the registration it is for; null if its token is no longer valid. */
const loadRegistration = async ({ url, api }: Pick<LoaderContext, "url" | "api">) => {
  const token = url.searchParams.get("token") ?? "";
  const withdraws = token.startsWith("withdraw.");
  const nothing: { token: string; withdraws: boolean; registration: GuestRegistration | null } = {
    token,
    withdraws,
    registration: null,
  };
  if (token === "") return nothing;
  try {
    const { data } = await api.liveRegistrations.find.call({ query: { token } });
    return { ...nothing, registration: data };
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

/** Confirms or cancels a guest's registration through the emailed link. */
export default function ConfirmRegistration({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} />;
}
