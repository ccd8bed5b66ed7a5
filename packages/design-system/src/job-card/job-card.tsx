import { IconCheck, IconRocket } from "@tabler/icons-react";
import type { ElementType, ReactNode } from "react";
import { Badge, NewBadge } from "../badge/badge.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { MatchScore } from "../match-score/match-score.tsx";
import {
  formatDate,
  formatRelative,
  RelativeTime,
  useNow,
} from "../relative-time/relative-time.tsx";
import { SalaryBar } from "../salary-bar/salary-bar.tsx";
import type { SalaryMarket, SalaryRange } from "../salary-bar/salary-scale.ts";
import { SkillTag, type SkillTagProps } from "../skill-tag/skill-tag.tsx";
import { ApplicationStatusBadge } from "../status-badge/status-badge.tsx";
import classes from "./job-card.module.css";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** A job as its card shows it. */
export interface JobCardView {
  id: number;
  title: string;
  /** Null once the job has ended and has no page any more. */
  href: string | null;
  /** `to` is the company's page, if it has one. */
  company: { name: string; logo_url: string | null; to?: string | undefined };
  /** A formatted text: "Hamburg, hybrid". */
  location: string;
  seniority: string;
  /** ISO 8601. */
  published_at: string;
  skills: { name: string; state: NonNullable<SkillTagProps["state"]> }[];
  /** Gross per year, in euros; null if not stated. */
  salary: SalaryRange | null;
  market: SalaryMarket | null;
  /** What the market figures are based on, as a sentence. */
  market_scope?: string | undefined;
  is_new: boolean;
  boosted: boolean;
  /** The reader's application, if there is one. */
  applied: { status: ApplicationStatus; since: string } | null;
}

export interface JobCardProps {
  job: JobCardView;
  /** Points from 0 to 5 with their text; null for readers without skills. */
  match: { points: number; text: string } | null;
  headingLevel: 2 | 3 | 4;
  /** Beside the title: a button that saves the job. */
  action?: ReactNode;
  /** Whether the keyboard cursor is here. */
  current?: boolean;
  now?: Date | undefined;
  linkComponent?: ElementType | undefined;
}

function AppliedBadge({
  applied,
  now,
}: {
  applied: NonNullable<JobCardView["applied"]>;
  now: Date | undefined;
}) {
  const moment = useNow(now);
  if (applied.status !== 1)
    return <ApplicationStatusBadge status={applied.status} reader="developer" />;
  return (
    <Badge tone="line" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
      <time dateTime={applied.since} title={formatDate(applied.since)} suppressHydrationWarning>
        Applied {formatRelative(applied.since, moment)}
      </time>
    </Badge>
  );
}

/** A job in a `JobList`: title, company, location, salary and match score. */
export function JobCard({
  job,
  match,
  headingLevel,
  action,
  current = false,
  now,
  linkComponent,
}: JobCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        classes.card,
        (job.applied ?? job.href === null) && classes.applied,
        current && classes.current,
      )}
      data-track={`job:${job.id}`}
    >
      <LogoTile name={job.company.name} src={job.company.logo_url} className={classes.logo} />
      <div className={classes.main}>
        <div className={classes.titleRow}>
          <Title className={classes.title}>
            {job.href === null ? (
              job.title
            ) : (
              <Link
                className={classes.link}
                to={job.href}
                linkComponent={linkComponent}
                data-track-part="details"
              >
                {job.title}
              </Link>
            )}
          </Title>
          {job.href === null && <Badge tone="line">Closed</Badge>}
          {job.is_new && <NewBadge />}
          {job.boosted && (
            <span className={classes.boosted}>
              <IconRocket size={14} stroke={2} aria-hidden />
              Boosted
            </span>
          )}
          {action && <span className={classes.action}>{action}</span>}
        </div>
        <ul className={classes.meta}>
          <li className={classes.company}>
            {job.company.to ? (
              <Link
                className={classes.companyLink}
                to={job.company.to}
                linkComponent={linkComponent}
              >
                {job.company.name}
              </Link>
            ) : (
              job.company.name
            )}
          </li>
          <li>{job.location}</li>
          <li>{job.seniority}</li>
          <li>
            <RelativeTime date={job.published_at} now={now} capital />
          </li>
        </ul>
        {(job.skills.length > 0 || job.applied) && (
          <ul className={classes.tags} aria-label="Skills and status">
            {job.skills.map((skill) => (
              <li key={skill.name}>
                <SkillTag state={skill.state}>{skill.name}</SkillTag>
              </li>
            ))}
            {job.applied && (
              <li>
                <AppliedBadge applied={job.applied} now={now} />
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={classes.side}>
        {match && <MatchScore {...match} />}
        <div className={classes.salary}>
          <SalaryBar offer={job.salary} market={job.market} scope={job.market_scope} />
        </div>
      </div>
    </article>
  );
}
