import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { JobDetails } from "@devguild/schemas/jobs";
import { useQuery } from "@tanstack/react-query";

import { PostingAd } from "../postings/posting-ad.tsx";
import { previewPath } from "../postings/posting-links.ts";
import classes from "./job-ad-screen.module.css";
import { JobPage } from "./job-page.tsx";
import { type JobPageLinks, type JobPageProps, MAIN_PERIOD } from "./job-page-head.tsx";

const toOffer = ({ salary_min: min, salary_max: max }: JobDetails) =>
  min !== null && max !== null ? { min, max } : null;

function Ad({ job, links }: { job: JobDetails; links: JobPageLinks }) {
  const isOpen = job.status === "published";
  return (
    <>
      <Notice>
        <span className={classes.notice}>
          {isOpen
            ? "This is how visitors see the ad."
            : "This is how visitors would see the ad. It isn’t public at the moment."}
          <LinkButton size="sm" to={(isOpen && links.publicUrl?.(job)) || previewPath(job.id)}>
            {isOpen ? "Open public page" : "Open preview page"}
          </LinkButton>
        </span>
      </Notice>
      <PostingAd
        job={{
          ...job,
          title: job.title || "Untitled job",
          published_at: isOpen ? job.published_at : null,
          expire_at: isOpen ? job.expire_at : null,
        }}
        offer={toOffer(job)}
        market={job.market_salary}
        cover={job.cover_url}
        isDirect={job.direct_apply}
      />
    </>
  );
}

/** An ad as visitors see it, below the head of its job's page. */
export function JobAdScreen(props: JobPageProps) {
  const { jobId, links } = props;
  const ad = useQuery(api.postings.draftPreview.options({ params: { id: jobId }, query: {} }));
  return (
    <JobPage
      {...props}
      period={MAIN_PERIOD}
      current={links.adOf?.(jobId) ?? links.figuresOf(jobId)}
    >
      {() => (
        <div className={classes.ad}>
          {ad.data ? (
            <Ad job={ad.data.data} links={links} />
          ) : ad.error ? (
            <ErrorState
              title="The ad didn’t load."
              onRetry={() => void ad.refetch()}
              retrying={ad.isFetching}
            >
              {failureText(ad.error)}
            </ErrorState>
          ) : (
            <SkeletonRegion label="Loading the ad">
              <Skeleton height={480} radius={10} />
            </SkeletonRegion>
          )}
        </div>
      )}
    </JobPage>
  );
}
