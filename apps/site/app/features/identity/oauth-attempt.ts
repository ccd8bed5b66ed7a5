import { api } from "@devguild/api-client/browser-api";
import type { AppUrls } from "@devguild/app-shell/apps";
import { OAUTH_CALLBACK_PATH, type OAuthProviderId } from "@devguild/schemas/constants/oauth";

const KEY = "devguild.oauth";

/** Returns the URL that providers redirect back to. */
export const getCallbackUrl = (urls: AppUrls) => urls.site + OAUTH_CALLBACK_PATH;

/** Navigates to a provider's login and stores the provider in this tab for the callback. */
export const leaveForProvider = async (
  provider: OAuthProviderId,
  urls: AppUrls,
  redirect: string | null,
) => {
  const { url, state } = await api.oauth.quickInit.call({
    params: { provider },
    query: { redirect_uri: getCallbackUrl(urls), ...(redirect && { redirect }) },
  });
  sessionStorage.setItem(KEY, JSON.stringify({ provider, state }));
  location.assign(url);
};

/** Returns the provider of the login this tab started with `state`; null if it started none or another. */
export const readProvider = (state: string): string | null => {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as {
      provider?: string;
      state?: string;
    };
    return attempt.state === state ? (attempt.provider ?? null) : null;
  } catch {
    return null;
  }
};
