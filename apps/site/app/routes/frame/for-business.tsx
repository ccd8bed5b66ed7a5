import { BusinessFooter } from "@devguild/app-shell/business-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";
import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";

import { Outlet } from "react-router";

import { PromoBanner } from "../../features/business/promo-banner.tsx";

const BesideSite = lazyComponent(() => import("../../features/frame/beside-site.tsx"), {
  isOptional: true,
});

/** Layout of the pages for companies: the main menu and their own footer. */
export default function ForBusiness() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <PromoBanner />
        <Outlet />
      </main>
      <BusinessFooter />
      <ClientOnly>
        <BesideSite />
      </ClientOnly>
    </>
  );
}
