import { CandidatesSkeleton } from "../candidates/candidates-skeleton.tsx";
import { PostingsSkeleton } from "../postings/postings-skeleton.tsx";

const ONE_JOB = /\/company\/job\/[^/]+\/candidates$/;

/** The shape of the screen that is on its way. */
export function PendingScreen({ path }: { path: string }) {
  return ONE_JOB.test(path) ? (
    <CandidatesSkeleton />
  ) : (
    <div className="content">
      <PostingsSkeleton withHead />
    </div>
  );
}
