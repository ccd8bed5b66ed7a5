import { ApiError } from "@devguild/api-client/api-error";
import type { NewsletterSubscription } from "@devguild/schemas/forms";
import type { LoaderContext } from "@devguild/session/with-queries";

const UNPROCESSABLE = 422;

/** The newsletter that a mail's link is about; null where its token says nothing, or nothing any more. */
export const loadNewsletter = async ({
  url,
  api,
}: Pick<LoaderContext, "url" | "api">): Promise<{
  token: string;
  subscription: NewsletterSubscription | null;
}> => {
  const token = url.searchParams.get("token") ?? "";
  if (token === "") return { token, subscription: null };
  try {
    const { data } = await api.forms.subscription.call({ query: { token } });
    return { token, subscription: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === UNPROCESSABLE)
      return { token, subscription: null };
    throw error;
  }
};

/** Where readers of a newsletter may go on to. */
export const getReading = (subscription: NewsletterSubscription | null) =>
  subscription?.newsletter === "b2b-newsletter"
    ? { label: "What companies get here", path: "/business" }
    : { label: "Read the magazine", path: "/magazine" };
