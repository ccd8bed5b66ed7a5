import type { ThirdPartyScripts } from "@devguild/schemas/constants/third-parties";

import type { AppUrls } from "../apps/apps.ts";

/** What the root route's loader returns to every page of an app. */
export type FrameData = {
  /** The time of the render, rounded down to the minute. */
  now: string;
  isGuest: boolean;
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
