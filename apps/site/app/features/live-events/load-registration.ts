import { ApiError } from "@devguild/api-client/api-error";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";
import type { LoaderContext } from "@devguild/session/with-queries";

const UNPROCESSABLE = 422;

/** What the link of a mail does, and the place that it is about; none where its token says nothing any more. */
export const loadRegistration = async ({ url, api }: Pick<LoaderContext, "url" | "api">) => {
  const token = url.searchParams.get("token") ?? "";
  const withdraws = token.startsWith("withdraw.");
  const nothing: { token: string; withdraws: boolean; place: GuestRegistration | null } = {
    token,
    withdraws,
    place: null,
  };
  if (token === "") return nothing;
  try {
    const { data } = await api.liveRegistrations.place.call({ query: { token } });
    return { ...nothing, place: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === UNPROCESSABLE) return nothing;
    throw error;
  }
};
