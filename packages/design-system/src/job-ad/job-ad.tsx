import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  experienceLabel,
} from "@devguild/schemas/constants/catalogue";
import { JOB_TEXTS } from "@devguild/schemas/constants/job-texts";
import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { formatDate, RelativeTime } from "../relative-time/relative-time.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { SkillTag } from "../skill-tag/skill-tag.tsx";
import classes from "./job-ad.module.css";
import { type JobLocation, describeJobLocation } from "./job-location.ts";

/** A job for its page; texts are sanitised HTML. */
export interface JobAdView extends JobLocation {
  title: string;
  /** `to` is the company's page, if it has one. */
  company: { display_name: string; logo_url: string | null; to?: string | undefined };
  seniorities: readonly { id: number; title: string }[];
  employment_type: EmploymentType;
  language: { name: string } | null;
  skills: readonly { id: number; name: string }[];
  /** ISO 8601; null for drafts. */
  published_at: string | null;
  expire_at: string | null;
  description: string;
  tasks: string;
  requirements: string;
  benefits: string;
}

export interface JobAdProps {
  job: JobAdView;
  /** Salary and application: beside the texts where there is room, and in view as long as they are. */
  side: ReactNode;
  /** The company: below the salary where there is room, otherwise after the texts. */
  company?: ReactNode;
  /** Beside the title: a button that saves the job. */
  action?: ReactNode;
  /** Between the facts and the texts: the match score. The ad's skills if it is left out. */
  children?: ReactNode;
  /** After the skills: a button that compares them with one's own. */
  skillsEnd?: ReactNode;
  /** The heading level of the title; 2 if the ad is shown within another page. */
  headingLevel?: 1 | 2;
}

const EMPLOYMENT_LABELS = new Map(EMPLOYMENT_TYPES.map(({ value, label }) => [value, label]));

function Facts({ job }: { job: JobAdView }) {
  const facts = [
    { name: "Seniority", value: job.seniorities.map(experienceLabel).join(", ") || "Any" },
    { name: "Employment", value: EMPLOYMENT_LABELS.get(job.employment_type) },
    { name: "Language", value: job.language?.name ?? "Any" },
    ...(job.published_at
      ? [{ name: "Published", value: <RelativeTime date={job.published_at} /> }]
      : []),
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

/** A job as its page shows it: facts, salary and texts. */
export function JobAd({
  job,
  side,
  company,
  action,
  children,
  skillsEnd,
  headingLevel = 1,
}: JobAdProps) {
  const Title = `h${headingLevel}` as const;
  const location = describeJobLocation(job);
  const Subtitle = headingLevel === 1 ? "h2" : "h3";
  return (
    <div className={classes.ad}>
      <div className={classes.columns}>
        <header className={classes.head}>
          <LogoTile name={job.company.display_name} src={job.company.logo_url} size={72} />
          <div>
            <Title className={classes.title}>{job.title}</Title>
            <p className={classes.where}>
              <strong>
                {job.company.to ? (
                  <Link to={job.company.to} className="touch">
                    {job.company.display_name}
                  </Link>
                ) : (
                  job.company.display_name
                )}
              </strong>
              {location && `\u00a0· ${location}`}
            </p>
          </div>
          {action && <div className={classes.action}>{action}</div>}
        </header>
        <aside className={classes.side} aria-label="Pay and company">
          <div className={classes.offer}>{side}</div>
          {company && <div className={classes.company}>{company}</div>}
        </aside>
        <div className={classes.body}>
          <Facts job={job} />
          {children ||
            (job.skills.length > 0 && (
              <ul className={classes.skills} aria-label="Skills">
                {job.skills.map(({ id, name }) => (
                  <li key={id}>
                    <SkillTag>{name}</SkillTag>
                  </li>
                ))}
                {skillsEnd && <li>{skillsEnd}</li>}
              </ul>
            ))}
          {JOB_TEXTS.filter(({ key }) => job[key] !== "").map(({ key, title }) => (
            <section key={key} className={classes.text}>
              <Subtitle>{title}</Subtitle>
              <RichText html={job[key]} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
