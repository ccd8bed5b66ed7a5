import { ApiError } from "@devguild/api-client/api-error";
import { UNPROCESSABLE } from "@devguild/schemas/constants/statuses";
import type { MailSubscription } from "@devguild/schemas/alerts";
import type { LoaderContext } from "@devguild/session/with-queries";

/** Loads the subscription an emailed link is for; null if its token is missing or no longer valid. */
export const loadSubscription = async ({
  url,
  api,
}: Pick<LoaderContext, "url" | "api">): Promise<{
  token: string;
  subscription: MailSubscription | null;
}> => {
  const token = url.searchParams.get("token") ?? "";
  if (token === "") return { token, subscription: null };
  try {
    const { data } = await api.alerts.subscription.call({ query: { token } });
    return { token, subscription: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === UNPROCESSABLE)
      return { token, subscription: null };
    throw error;
  }
};

/** Returns a link to the subscription's jobs, or to all jobs if they are unknown. */
export const toJobsPath = (subscription: MailSubscription | null) =>
  subscription?.path
    ? { label: "See jobs", path: subscription.path }
    : { label: "Search for jobs", path: "/jobs" };
