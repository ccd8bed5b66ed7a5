import { ProblemPage } from "@devguild/app-shell/problem-page";
import { SiteFooter } from "@devguild/app-shell/site-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";
import { localized } from "@devguild/session/redirects";

const JOBS = { label: "Search jobs", to: localized("/jobs") };

/** An error page with the site's menu and footer. */
export default function ProblemScreen({ error }: { error: unknown }) {
  return (
    <>
      <SiteHeader />
      <ProblemPage error={error} offer={JOBS} />
      <SiteFooter />
    </>
  );
}
