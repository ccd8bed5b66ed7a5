import { BesidePages } from "@devguild/frame/beside-pages";
import { lazy, Suspense } from "react";

const VisitorMatch = lazy(() => import("../matching/visitor-match.tsx"));

/** What stands beside every page with a footer and is needed by none of them at first. */
export default function BesideSite() {
  return (
    <>
      <BesidePages />
      <Suspense>
        <VisitorMatch />
      </Suspense>
    </>
  );
}
