import { CandidatesSkeleton } from "@devguild/company-ui/candidates-skeleton";
import { PostingFormSkeleton } from "../postings/posting-form-skeleton.tsx";
import { PostingsSkeleton } from "../postings/postings-skeleton.tsx";

const JOB_FORM = /\/company\/(?:post-job|jobs\/edit\/[^/]+)$/;
const ONE_JOB = /\/company\/job\/[^/]+\/candidates$/;

/** The shape of the screen that is on its way. */
export function PendingScreen({ path }: { path: string }) {
  if (JOB_FORM.test(path)) return <PostingFormSkeleton />;
  return ONE_JOB.test(path) ? (
    <CandidatesSkeleton />
  ) : (
    <div className="content">
      <PostingsSkeleton withHead />
    </div>
  );
}
