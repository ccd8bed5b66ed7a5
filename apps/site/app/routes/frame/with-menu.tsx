import { SiteFooter } from "@devguild/frame/site-footer";
import { SiteHeader } from "@devguild/frame/site-header";
import { useIsLive } from "@devguild/frame/use-is-live";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router";

const BesideSite = lazy(() => import("../../features/frame/beside-site.tsx"));

/** Pages between the main menu and the footer. */
export default function WithMenu() {
  const isLive = useIsLive();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      {isLive && (
        <Suspense>
          <BesideSite />
        </Suspense>
      )}
    </>
  );
}
