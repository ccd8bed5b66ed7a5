import { SiteFooter } from "@devguild/app-shell/site-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";
import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";

import { Outlet } from "react-router";

const BesideSite = lazyComponent(() => import("../../features/frame/beside-site.tsx"), {
  isOptional: true,
});

/** Layout of the pages with the main menu and the footer. */
export default function WithMenu() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ClientOnly>
        <BesideSite />
      </ClientOnly>
    </>
  );
}
