import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { formatDate, RelativeTime } from "@devguild/design-system/relative-time";
import { RichText } from "@devguild/design-system/rich-text";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { api } from "@devguild/frame/browser-api";
import { track } from "@devguild/frame/tracking";
import { experienceLabel } from "@devguild/schemas/constants/catalogue";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { ApplyAction } from "../applications/apply-action.tsx";
import { JobMatch } from "../matching/job-match.tsx";
import { jobAddressOf } from "./job-address.ts";
import { CompanyCard } from "./company-card.tsx";
import { placeOf } from "./job-place.ts";
import classes from "./job-screen.module.css";
import { MatchedJobs } from "./matched-jobs.tsx";
import { JobOffer } from "./job-offer.tsx";

function Facts({ job }: { job: JobDetails }) {
  const facts = [
    { name: "Seniority", value: job.seniorities.map(experienceLabel).join(", ") },
    { name: "Language", value: job.language?.name ?? "Any" },
    { name: "Published", value: <RelativeTime date={job.published_at} /> },
    ...(job.expire_at ? [{ name: "Open until", value: formatDate(job.expire_at) }] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TEXTS = [
  { key: "description", title: "What it is about" },
  { key: "tasks", title: "What you will do" },
  { key: "requirements", title: "What you bring" },
  { key: "benefits", title: "What you get" },
] as const;

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

/** A job on its own page: what it is, how it fits, what it pays, how to apply. */
export function JobScreen({ address }: { address: Pick<JobDetails, "id" | "slug" | "company"> }) {
  const { data } = useQuery(api.jobs.details.options({ query: jobAddressOf(address) }));
  useEffect(() => track("job.page-direct-view", { job_id: address.id }), [address.id]);
  if (!data) return null;
  const job = data.data;
  return (
    <article className={`content ${classes.screen}`}>
      <Breadcrumbs parents={[{ to: localized("/jobs"), label: "Tech Jobs" }]} here={job.title} />
      <div className={classes.columns}>
        <header className={classes.head}>
          <LogoTile name={job.company.display_name} src={job.company.logo_url} size={72} />
          <div>
            <h1 className={classes.title}>{job.title}</h1>
            <p className={classes.where}>
              <strong>{job.company.display_name}</strong> · {placeOf(job)}
            </p>
          </div>
        </header>
        <aside className={classes.side}>
          <JobOffer job={job}>
            <ApplyAction job={job} />
          </JobOffer>
          <CompanyCard company={job.company} />
        </aside>
        <div className={classes.body}>
          <Facts job={job} />
          <JobMatch job={job} />
          {TEXTS.filter(({ key }) => job[key] !== "").map(({ key, title }) => (
            <section key={key} className={classes.text}>
              <h2>{title}</h2>
              <RichText html={job[key]} />
            </section>
          ))}
        </div>
      </div>
      <SimilarJobs id={job.id} skill={job.skills[0]} />
    </article>
  );
}
