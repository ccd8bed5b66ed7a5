import { SiteFooter } from "@devguild/frame/site-footer";
import { SiteHeader } from "@devguild/frame/site-header";
import { Outlet } from "react-router";

/** Pages between the main menu and the footer. */
export default function WithMenu() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
