import type { ThirdPartyScripts } from "@devguild/schemas/constants/third-parties";

import type { AppUrls } from "../apps/apps.ts";

/** What every page gets from its app's server, through the root route's loader. */
export type FrameData = {
  /** When the page was rendered, to the minute. */
  now: string;
  urls: AppUrls;
  supportEmail: string;
  oneClickApply: boolean;
  promoBanner: boolean;
  cookieDomain: string | undefined;
  thirdParties: {
    scripts: ThirdPartyScripts;
    /** Whether an error collector is configured. */
    errors: boolean;
  };
};
