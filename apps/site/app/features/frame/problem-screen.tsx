import { ProblemPage } from "@devguild/frame/problem-page";
import { SiteFooter } from "@devguild/frame/site-footer";
import { SiteHeader } from "@devguild/frame/site-header";

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
