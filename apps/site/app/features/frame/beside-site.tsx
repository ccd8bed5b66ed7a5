import { late } from "@devguild/design-system/late";
import { BesidePages } from "@devguild/frame/beside-pages";
import { Suspense } from "react";

const VisitorMatch = late(() => import("../matching/visitor-match.tsx"), { isOptional: true });

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
