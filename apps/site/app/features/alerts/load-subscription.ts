import { ApiError } from "@devguild/api-client/api-error";
import type { MailSubscription } from "@devguild/schemas/alerts";
import type { LoaderContext } from "@devguild/session/with-queries";

const UNPROCESSABLE = 422;

/** What the link of a mail is about; null where its token says nothing, or nothing any more. */
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

/** The jobs that a mail is about, or all of them where that is not known. */
export const toJobsPath = (subscription: MailSubscription | null) =>
  subscription?.path
    ? { label: "See the jobs", path: subscription.path }
    : { label: "Search for jobs", path: "/jobs" };
