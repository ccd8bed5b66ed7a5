import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { track } from "@devguild/consent/tracking";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { JobAd } from "@devguild/design-system/job-ad";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";

// Imported here so that the lazy component is styled from the first paint.
import "@devguild/design-system/match-panel.module.css";

import { ApplyAction } from "../applications/apply-action.tsx";
import { employerPath } from "../companies/company-path.ts";
import { CHECK_MATCH, useMatching } from "../matching/use-match.ts";
import { noteArrival } from "./arrival.ts";
import { toJobAddress } from "./job-address.ts";
import { JOB_PARENTS } from "./job-crumbs.ts";
import { CompanyCard } from "./company-card.tsx";
import classes from "./job-screen.module.css";
import { MatchedJobs } from "./matched-jobs.tsx";
import { JobOffer } from "./job-offer.tsx";

// Most visitors come without skills.
const JobMatch = lazyComponent(() => import("../matching/job-match.tsx"));
const JobActions = lazyComponent(() => import("./job-actions.tsx"), { isOptional: true });
const AdPixel = lazyComponent(() => import("./ad-pixel.tsx"), { isOptional: true });

function SimilarJobs({
  id,
  skill,
}: {
  id: number;
  skill: JobDetails["skills"][number] | undefined;
}) {
  const { data } = useQuery(api.jobs.similar.options({ params: { id } }));
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="similar" className={classes.similar}>
      <SectionHead
        title="Similar jobs"
        id="similar"
        size="xl"
        end={
          skill && (
            <TextLink to={localized(`/jobs/s/${skill.slug}`)}>All {skill.name} jobs</TextLink>
          )
        }
      />
      <MatchedJobs jobs={data.data} label="Similar jobs" headingLevel={3} />
    </section>
  );
}

/** A job's page: description, match, pay, and how to apply. */
export function JobScreen({ address }: { address: Pick<JobDetails, "id" | "slug" | "company"> }) {
  const { data } = useQuery(api.jobs.details.options({ query: toJobAddress(address) }));
  useEffect(() => {
    const { source, utm, again } = noteArrival(address.id);
    track("job.page-direct-view", { job_id: address.id, source, ...utm, ...(again && { again }) });
  }, [address.id]);
  const user = useCurrentUser();
  const matching = useMatching();
  if (!data) return null;
  const job = data.data;
  return (
    <article className={`content ${classes.screen}`}>
      <Breadcrumbs parents={JOB_PARENTS} here={job.title} />
      <div className={classes.ad}>
        <JobAd
          job={{ ...job, company: { ...job.company, to: employerPath(job.company) } }}
          action={
            <ClientOnly fallback={<span className={classes.actions} />}>
              <JobActions job={job} />
            </ClientOnly>
          }
          side={
            <JobOffer job={job}>
              <ApplyAction job={job} />
            </JobOffer>
          }
          company={<CompanyCard company={job.company} cover={job.cover_url} />}
          skillsEnd={
            !user && (
              <LinkButton to={CHECK_MATCH} size="sm">
                Check your match
              </LinkButton>
            )
          }
        >
          {matching && (
            <Suspense fallback={<span className={classes.match} />}>
              <JobMatch job={job} matching={matching} />
            </Suspense>
          )}
        </JobAd>
      </div>
      <SimilarJobs id={job.id} skill={job.skills[0]} />
      {job.pixel_tracking_url && (
        <ClientOnly>
          <AdPixel key={job.id} job={job} />
        </ClientOnly>
      )}
    </article>
  );
}
