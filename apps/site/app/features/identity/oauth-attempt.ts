import { api } from "@devguild/api-client/browser-api";
import type { AppUrls } from "@devguild/app-shell/apps";
import { OAUTH_CALLBACK_PATH, type OAuthProviderId } from "@devguild/schemas/constants/oauth";

const KEY = "devguild.oauth";

/** Where providers send people back to. */
export const getCallbackUrl = (urls: AppUrls) => urls.site + OAUTH_CALLBACK_PATH;

/** Leaves for a provider's login. Which one it was is kept in this tab, for the way back. */
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

/** The provider that this tab left for with a state; null where it was another tab or nobody. */
export const readProvider = (state: string): string | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as {
      provider?: string;
      state?: string;
    };
    return kept.state === state ? (kept.provider ?? null) : null;
  } catch {
    return null;
  }
};
