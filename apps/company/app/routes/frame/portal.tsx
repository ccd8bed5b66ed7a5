import { Outlet } from "react-router";

import { PendingScreen } from "../../features/frame/pending-screen.tsx";
import { PortalHeader } from "../../features/frame/portal-header.tsx";
import { useSlowNavigation } from "../../features/frame/use-slow-navigation.ts";

/** All screens of the portal, below its header. */
export default function Portal() {
  const pendingPath = useSlowNavigation();
  return (
    <>
      <PortalHeader />
      <main id="main" tabIndex={-1}>
        {pendingPath ? <PendingScreen path={pendingPath} /> : <Outlet />}
      </main>
    </>
  );
}
