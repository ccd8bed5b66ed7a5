import { SiteFooter } from "@devguild/app-shell/site-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";
import { WhenLive } from "@devguild/app-shell/when-live";
import { late } from "@devguild/design-system/late";

import { Outlet } from "react-router";

const BesideSite = late(() => import("../../features/frame/beside-site.tsx"), { isOptional: true });

/** Pages between the main menu and the footer. */
export default function WithMenu() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <WhenLive>
        <BesideSite />
      </WhenLive>
    </>
  );
}
