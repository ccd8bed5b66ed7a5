import { pageMeta } from "@devguild/app-shell/page-meta";
import { JobAd } from "@devguild/design-system/job-ad";
import { Notice } from "@devguild/design-system/notice";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { CompanyCard } from "../../features/jobs/company-card.tsx";
import { JobOffer } from "../../features/jobs/job-offer.tsx";
import type { Route } from "./+types/draft-preview.ts";
import classes from "./draft-preview.module.css";

export const loader = withQueries(async ({ api, params, url }) => {
  const id = params["id"] ?? "";
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const token = url.searchParams.get("token");
  const { data: job } = await api.postings.draftPreview.call({
    params: { id: Number(id) },
    query: { ...(token && { token }) },
  });
  return { job };
});

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: `Preview, ${getTitle(loaderData?.job)}`,
    path: localized(`/jobs/${params.id}/preview`),
    noindex: true,
  });

const getTitle = (job: JobDetails | undefined) => job?.title || "Untitled job";

const isOpen = ({ status }: JobDetails) => status === "published";

/** A job as its page will show it, before it is public. */
export default function DraftPreview({ loaderData: { job } }: Route.ComponentProps) {
  return (
    <article className={`content ${classes.page}`}>
      <Notice>
        {isOpen(job)
          ? "Preview. This job is published, so people apply on its public page."
          : "Preview. This job isn’t published, so it can’t get applications yet."}
      </Notice>
      <JobAd
        job={{
          ...job,
          title: getTitle(job),
          published_at: isOpen(job) ? job.published_at : null,
          expire_at: isOpen(job) ? job.expire_at : null,
        }}
        side={<JobOffer job={job} />}
        company={<CompanyCard company={job.company} cover={job.cover_url} />}
      />
    </article>
  );
}
