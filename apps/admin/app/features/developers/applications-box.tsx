import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Button } from "@devguild/design-system/button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import type { AppliedJob } from "@devguild/schemas/applications";
import { pluralize } from "@devguild/schemas/formats";
import type { Interview } from "@devguild/schemas/interviews";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { candidatesPath } from "../companies/company-addresses.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { describeApplication } from "./developer-words.ts";
import { InterviewForm } from "./interview-form.tsx";
import { useMayEdit } from "./use-developer-action.ts";

const SHOWN = 100;

type InterviewProps = { developerId: number; interview: Interview };

function NotedInterview({ developerId, interview }: InterviewProps) {
  const [isEditing, setEditing] = useState(false);
  const permitted = useMayEdit();
  if (isEditing)
    return (
      <InterviewForm
        developerId={developerId}
        jobId={interview.job_id}
        interview={interview}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <div className={classes.interview}>
      <time className="dim" dateTime={interview.created_at}>
        {formatShortDate(interview.created_at)}
      </time>
      <p>
        {interview.text}
        {interview.author && <span className="dim"> {interview.author}</span>}
      </p>
      <Button size="sm" {...permitted} onClick={() => setEditing(true)}>
        Edit<span className="visually-hidden"> interview</span>
      </Button>
    </div>
  );
}

type RowProps = { developerId: number; application: AppliedJob; interviews: readonly Interview[] };

function ApplicationRow({ developerId, application, interviews }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { job, match_user_state_id: status, match_user_state_date: since } = application;
  const { tone, label } = describeApplication(status);
  const candidates = `${candidatesPath(job.company.id, job.id)}?candidate=${application.application_id}`;
  return (
    <li className={classes.row}>
      <LogoTile name={job.company.name} src={job.company.logo_url} size={32} />
      <div className={classes.what}>
        <TextLink to={candidates}>{job.title}</TextLink>
        <span>
          {job.company.name}
          {application.is_external && ", on the company’s own site"}
        </span>
      </div>
      <div className={classes.end}>
        <Status tone={tone}>{label}</Status>
        <span className={classes.note}>
          <RelativeTime date={since} />
        </span>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {interviews.length > 0 ? pluralize(interviews.length, "interview") : "Interviews"}
          <span className="visually-hidden"> for {job.title}</span>
        </Button>
      </div>
      {isOpen && (
        <div className={classes.nested}>
          {interviews.map((interview) => (
            <NotedInterview key={interview.id} developerId={developerId} interview={interview} />
          ))}
          <ClientOnly>
            <InterviewForm
              key={interviews.length}
              developerId={developerId}
              jobId={job.id}
              interview={null}
              onDone={() => undefined}
            />
          </ClientOnly>
        </div>
      )}
    </li>
  );
}

/** A developer's applications, each with what staff noted about its interviews. */
export function ApplicationsBox({ developerId }: { developerId: number }) {
  const params = { id: developerId };
  const applied = useQuery(
    api.applications.applied.options({ params, query: { per_page: SHOWN } }),
  );
  const interviews = useQuery(api.interviews.list.options({ params }));
  const { data: rows = [], meta } = applied.data ?? {};
  const failed = [applied, interviews].find(({ isError }) => isError);
  return (
    <Box title="Applications" beside={meta?.total}>
      {failed ? (
        <p className={classes.empty}>
          The applications didn’t load.{" "}
          <Button size="sm" loading={failed.isFetching} onClick={() => void failed.refetch()}>
            Try again
          </Button>
        </p>
      ) : meta && rows.length === 0 ? (
        <p className={classes.empty}>Jobs that this developer applies to will appear here.</p>
      ) : (
        <ul className={classes.rows}>
          {rows.map((application) => (
            <ApplicationRow
              key={application.application_id}
              developerId={developerId}
              application={application}
              interviews={(interviews.data?.data ?? []).filter(
                ({ job_id: jobId }) => jobId === application.id,
              )}
            />
          ))}
        </ul>
      )}
      {meta && meta.total > rows.length && rows.length > 0 && (
        <p className={classes.empty}>The latest {rows.length} are shown.</p>
      )}
    </Box>
  );
}
