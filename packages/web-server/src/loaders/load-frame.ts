import type { FrameData } from "@devguild/app-shell/frame-data";
import type { ThirdPartyScripts } from "@devguild/schemas/constants/third-parties";
import { currentUserOptions } from "@devguild/session/current-user";
import type { LoaderContext } from "@devguild/session/with-queries";

import { CONTENT_STATE, ContentCache } from "../page-cache/content-cache.ts";
import { webConfig } from "../web-config.ts";

const MINUTE = 60_000;

/** What every page of an app stands on: who it is, and where the apps are. */
export const loadFrame = async ({ api, queries, user }: LoaderContext): Promise<FrameData> => {
  queries.setQueryData(currentUserOptions(api.identity.me).queryKey, user);
  return {
    // To the minute, so that a page which did not change has the same bytes and the same ETag.
    now: new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
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

// Ids and addresses that the services themselves make public; nothing that opens one.
const scripts: ThirdPartyScripts = Object.fromEntries(
  Object.entries(webConfig.thirdParties).map(([service, { script }]) => [service, script]),
);

const around = new ContentCache();

/** What the public site's pages stand on besides: the site's figures, the data of menu and footer. */
export const loadSiteFrame = async (loading: LoaderContext): Promise<FrameData> => {
  const { api, queries, request } = loading;
  const state = request.headers.get(CONTENT_STATE);
  // A menu without its extras is still a menu: what fails here is only left out.
  await Promise.allSettled(
    [api.siteData.global, api.siteData.footerLinks, api.catalogue.events].map(({ key, call }) =>
      queries.prefetchQuery({
        queryKey: key,
        queryFn: () => around.of(state, key.join("."), () => call()),
      }),
    ),
  );
  const frame = await loadFrame(loading);
  return { ...frame, thirdParties: { ...frame.thirdParties, scripts } };
};
