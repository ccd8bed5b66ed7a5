import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { RowLink } from "@devguild/design-system/row-link";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { pluralize } from "@devguild/schemas/formats";

import { IconMessage2 } from "@tabler/icons-react";

import { CandidateMatch } from "../candidates/candidate-match.tsx";
import { elapsed } from "../candidates/elapsed.ts";
import { ViewLink } from "../candidates/view-link.tsx";
import classes from "./inbox-screen.module.css";
import { isOverdue } from "../candidates/is-overdue.ts";

type Props = { candidate: InboxCandidate; href: string };

function Person({ candidate, href }: Props) {
  const { full_name: name, image, position, years, has_reply, is_unread, job } = candidate;
  const facts = [position, years > 0 && pluralize(years, "year")].filter(Boolean).join(", ");
  return (
    <span className={classes.person}>
      <Avatar name={name} src={image} size={32} />
      <span className={classes.words}>
        <span className={classes.name} data-unread={is_unread ? "" : undefined}>
          <RowLink to={href} linkComponent={ViewLink}>
            {name}
          </RowLink>
          {is_unread && (
            <span className={classes.unread}>
              <span className="visually-hidden">, unread</span>
            </span>
          )}
          {has_reply && (
            <IconMessage2
              size={14}
              stroke={1.75}
              className={classes.reply}
              aria-label="has replied"
            />
          )}
        </span>
        <span className={classes.facts}>{facts}</span>
        <span className={classes.jobLine}>{job.title}</span>
      </span>
    </span>
  );
}

type Waited = { candidate: InboxCandidate; now: Date; medianInterviewDays: number | null };

function Waiting({ candidate, now, medianInterviewDays }: Waited) {
  return (
    <span
      className={classes.waiting}
      data-overdue={isOverdue(candidate, now, medianInterviewDays) ? "" : undefined}
      suppressHydrationWarning
    >
      {elapsed(candidate.waiting_since, now)}
    </span>
  );
}

/** The columns of the candidates of all jobs. */
export const buildInboxColumns = (
  getHref: (candidate: number) => string,
  now: Date,
  medianInterviewDays: number | null,
): Column<InboxCandidate>[] => [
  {
    id: "person",
    head: "Candidate",
    cell: (candidate) => <Person candidate={candidate} href={getHref(candidate.id)} />,
  },
  {
    id: "job",
    head: "Job",
    cell: ({ job }) => (
      <span className={classes.job} title={job.title}>
        {job.title}
      </span>
    ),
  },
  { id: "match", head: "Match", cell: (candidate) => <CandidateMatch candidate={candidate} /> },
  {
    id: "status",
    head: "Status",
    cell: ({ status }) => <ApplicationStatusBadge status={status} reader="staff" />,
  },
  {
    id: "waiting",
    head: "Waiting",
    cell: (candidate) => (
      <Waiting candidate={candidate} now={now} medianInterviewDays={medianInterviewDays} />
    ),
  },
];
