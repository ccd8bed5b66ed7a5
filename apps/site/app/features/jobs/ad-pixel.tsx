import { useAllows } from "@devguild/consent/use-allows";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

/**
 * Loads the ad's tracking pixel once, if the visitor allows it. The frame has its own content security
 * policy, because after client-side navigation this page's policy doesn't know about the ad.
 */
export default function AdPixel({ job }: { job: Pick<JobDetails, "id" | "slug" | "company"> }) {
  if (!useAllows("marketing")) return null;
  return (
    <iframe
      hidden
      title="Counts a visit"
      // Without an origin, the frame would send no referrer.
      sandbox="allow-same-origin"
      src={`${localized(jobPath(job))}/pixel`}
    />
  );
}
