import { Outlet, useLocation, useNavigation } from "react-router";
import { CandidatesSkeleton } from "@devguild/company-ui/candidates-skeleton";
import { PostingFormSkeleton } from "@devguild/company-ui/posting-form-skeleton";
import { PostingsSkeleton } from "@devguild/company-ui/postings-skeleton";
import { useEffect, useState } from "react";

import { getPendingPath } from "../../features/frame/pending-path.ts";
import { PortalHeader } from "../../features/frame/portal-header.tsx";

const SKELETON_DELAY = 150;

/**
 * Returns the path of a navigation to another screen once it takes noticeably long; otherwise null.
 */
const useSlowNavigation = (): string | null => {
  const { location: next } = useNavigation();
  const { pathname: here } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const target = getPendingPath(next, here);
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setSlow(target), SKELETON_DELAY);
    return () => clearTimeout(timer);
  }, [target]);
  return target === slow ? target : null;
};

const JOB_FORM = /\/company\/(?:post-job|jobs\/edit\/[^/]+)$/;
const CANDIDATES = /\/company\/job\/[^/]+\/candidates$/;

/** The skeleton of the screen that is loading. */
function PendingScreen({ path }: { path: string }) {
  if (JOB_FORM.test(path)) return <PostingFormSkeleton />;
  return CANDIDATES.test(path) ? (
    <CandidatesSkeleton />
  ) : (
    <div className="content">
      <PostingsSkeleton withHead />
    </div>
  );
}

/** The layout of all screens of the portal, below its header. */
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
