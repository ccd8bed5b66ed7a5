import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Button } from "@devguild/design-system/button";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import type { JobFigures } from "@devguild/schemas/job-figures";
import { useState } from "react";
import { useNavigate } from "react-router";

import { listPostingActions } from "../postings/posting-actions.ts";
import { PostingDialogs, type PostingQuestion } from "../postings/posting-dialogs.tsx";
import type { PostingLinks } from "../postings/posting-links.ts";
import { PostingMenu } from "../postings/posting-menu.tsx";
import { isInstant, usePostingActions } from "../postings/use-posting-actions.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { EditingLink } from "../viewer/editing-link.tsx";
import { Editing } from "../viewer/editing.tsx";
import { ScreenHead } from "../viewer/screen-head.tsx";
import { JOB_FIGURES } from "./figures-address.ts";
import classes from "./job-figures-screen.module.css";

/** The links of a job's page and its parts. */
export type JobPageLinks = PostingLinks & {
  /** The ad as visitors see it; null if the app doesn't show it. */
  adOf: ((jobId: number) => string) | null;
  /** Who changed it, and when; null if the viewer may not see it. */
  historyOf: ((jobId: number) => string) | null;
  /** The address of the public page, for links to share; null if the viewer has none to share. */
  publicUrl: ((job: { id: number; slug: string }) => string) | null;
};

/** The period whose figures the parts without figures load for their head. */
export const MAIN_PERIOD = JOB_FIGURES.period.defaultValue;

/**
 * A part of a job's page, for a viewer who may post jobs: `owner.company.edit-jobs`, or
 * `admin.view-company-jobs` as staff.
 */
export type JobPageProps = {
  companyId: number;
  jobId: number;
  links: JobPageLinks;
  /** Whether the viewer may open the candidates. */
  canOpen: boolean;
};

type Props = Omit<JobPageProps, "jobId"> & { job: JobFigures["job"]; current: string };

function PageTabs({ job, links, canOpen, current }: Omit<Props, "companyId">) {
  const { candidates_count: count } = job;
  return (
    <Tabs
      label="This job"
      current={current}
      tabs={[
        { to: links.figuresOf(job.id), label: "Figures" },
        ...(canOpen ? [{ to: links.candidatesOf(job.id), label: "Candidates", count }] : []),
        ...(links.adOf ? [{ to: links.adOf(job.id), label: "Ad" }] : []),
        ...(links.historyOf ? [{ to: links.historyOf(job.id), label: "History" }] : []),
      ]}
    />
  );
}

/** The head of a job's page: its state, what can be done to it, and the parts of the page. */
export function JobPageHead(props: Props) {
  const { job, companyId, links } = props;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<PostingQuestion | null>(null);
  const runAction = usePostingActions(companyId);
  const { audience } = useCompanyViewer();
  const actions = listPostingActions(job, audience);
  const title = job.title || "Untitled job";
  return (
    <>
      {audience === "company" && (
        <Breadcrumbs parents={[{ to: links.allJobs, label: "Jobs" }]} here={title} />
      )}
      <ScreenHead
        title={title}
        actions={
          <div className={classes.actions}>
            {actions.includes("extend") && (
              <Editing>
                <Button onClick={() => setQuestion({ action: "extend", posting: job })}>
                  Extend
                </Button>
              </Editing>
            )}
            {actions.includes("repost") && (
              <EditingLink to={links.repost(job.id)}>Repost</EditingLink>
            )}
            {actions.includes("edit") && <EditingLink to={links.edit(job.id)}>Edit ad</EditingLink>}
            <PostingMenu
              posting={job}
              links={links}
              audience={audience}
              title={title}
              onAct={(action) =>
                isInstant(action) ? runAction(action, job) : setQuestion({ action, posting: job })
              }
            />
          </div>
        }
      >
        <span className={classes.facts}>
          <JobStatusBadge status={job.status} />
          {job.place && <span>{job.place}</span>}
          {job.posted_by && <span className={classes.quiet}>Posted by {job.posted_by}</span>}
        </span>
      </ScreenHead>
      <PageTabs {...props} />
      <PostingDialogs
        question={question}
        companyId={companyId}
        onClose={() => setQuestion(null)}
        onDeleted={() => void navigate(links.allJobs)}
      />
    </>
  );
}
