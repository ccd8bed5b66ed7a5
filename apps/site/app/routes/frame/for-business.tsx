import { BusinessFooter } from "@devguild/app-shell/business-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";
import { WhenLive } from "@devguild/app-shell/when-live";
import { late } from "@devguild/design-system/late";

import { Outlet } from "react-router";

import { PromoBanner } from "../../features/business/promo-banner.tsx";

const BesideSite = late(() => import("../../features/frame/beside-site.tsx"), { isOptional: true });

/** Pages for companies, between the main menu and a footer of their own. */
export default function ForBusiness() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <PromoBanner />
        <Outlet />
      </main>
      <BusinessFooter />
      <WhenLive>
        <BesideSite />
      </WhenLive>
    </>
  );
}
