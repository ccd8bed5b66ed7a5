import type { FrameData } from "@devguild/app-shell/frame-data";
import type { ThirdPartyScripts } from "@devguild/schemas/constants/third-parties";
import { currentUserOptions } from "@devguild/session/current-user";
import type { LoaderContext } from "@devguild/session/with-queries";

import { CONTENT_STATE, ContentCache } from "../page-cache/content-cache.ts";
import { webConfig } from "../web-config.ts";

const MINUTE = 60_000;

/** Loads what every page of an app needs: the user, the apps' URLs and the configuration. */
export const loadFrame = async ({ api, queries, user }: LoaderContext): Promise<FrameData> => {
  queries.setQueryData(currentUserOptions(api.identity.me).queryKey, user);
  return {
    // To the minute, so that an unchanged page has the same bytes and the same ETag.
    now: new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
    isGuest: user === null,
    urls: {
      site: webConfig.urls.site,
      company: webConfig.urls.company,
      admin: webConfig.urls.admin,
    },
    supportEmail: webConfig.supportEmail,
    oneClickApply: webConfig.oneClickApply,
    promoBanner: webConfig.promoBanner,
    cookieDomain: webConfig.cookieDomain,
    thirdParties: { scripts: {}, errors: webConfig.errorDsn !== undefined },
  };
};

// Ids and URLs that are public anyway; no secrets.
const scripts: ThirdPartyScripts = Object.fromEntries(
  Object.entries(webConfig.thirdParties).map(([service, { script }]) => [service, script]),
);

const siteCache = new ContentCache();

/**
 * Loads what the public site's pages need as well: the site's figures, and the menu's and footer's
 * data.
 */
export const loadSiteFrame = async (loading: LoaderContext): Promise<FrameData> => {
  const { api, queries, request } = loading;
  const state = request.headers.get(CONTENT_STATE);
  // Failures are ignored: the menu works without its extras.
  await Promise.allSettled(
    [api.siteData.global, api.siteData.footerLinks, api.catalogue.events].map(({ key, call }) =>
      queries.prefetchQuery({
        queryKey: key,
        queryFn: () => siteCache.of(state, key.join("."), () => call()),
      }),
    ),
  );
  const frame = await loadFrame(loading);
  return { ...frame, thirdParties: { ...frame.thirdParties, scripts } };
};
