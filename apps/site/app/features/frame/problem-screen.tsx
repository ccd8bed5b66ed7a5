import { ProblemPage } from "@devguild/app-shell/problem-page";
import { SiteFooter } from "@devguild/app-shell/site-footer";
import { SiteHeader } from "@devguild/app-shell/site-header";

/** A failure between the site's menu and its footer. */
export default function ProblemScreen({ error }: { error: unknown }) {
  return (
    <>
      <SiteHeader />
      <ProblemPage error={error} />
      <SiteFooter />
    </>
  );
}
