import { useAllows } from "@devguild/consent/use-allows";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

/**
 * Has a visit counted for the ad's company, once, when the visitor allows it. The frame has a policy of
 * its own: that of this page knows nothing of the ad where one came from another page of ours.
 */
export default function AdPixel({ job }: { job: Pick<JobDetails, "id" | "slug" | "company"> }) {
  if (!useAllows("marketing")) return null;
  return (
    <iframe
      hidden
      title="Counts a visit"
      // Without an origin of its own it would not say where the visit was.
      sandbox="allow-same-origin"
      src={`${localized(jobPath(job))}/pixel`}
    />
  );
}
