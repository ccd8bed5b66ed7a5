import { ApiError } from "@devguild/api-client/api-error";
import { UNPROCESSABLE } from "@devguild/schemas/constants/statuses";
import type { NewsletterSubscription } from "@devguild/schemas/forms";
import type { LoaderContext } from "@devguild/session/with-queries";

/** Loads the newsletter an emailed link is for; null if its token is missing or no longer valid. */
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

/** Returns the page that a newsletter's subscribers can continue to. */
export const getReading = (subscription: NewsletterSubscription | null) =>
  subscription?.newsletter === "b2b-newsletter"
    ? { label: "See prices and plans", path: "/business" }
    : { label: "Read the magazine", path: "/magazine" };
