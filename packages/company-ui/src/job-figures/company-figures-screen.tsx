import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import type { CompanyFigures } from "@devguild/schemas/job-figures";
import { useAddress } from "@devguild/session/use-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { ScreenHead } from "../viewer/screen-head.tsx";
import { CandidatePipeline } from "./candidate-pipeline.tsx";
import { DaysChart } from "./days-chart.tsx";
import { describeAnswer, toShownPeriod } from "./describe-figures.ts";
import { JOB_FIGURES, toCompanyFiguresCall } from "./figures-address.ts";
import { TimeInStages } from "./figures-applicants.tsx";
import { FiguresBlock, FiguresSkeleton, PeriodSwitch } from "./figures-block.tsx";
import { FiguresFunnel } from "./figures-funnel.tsx";
import { FiguresSources } from "./figures-sources.tsx";
import classes from "./job-figures-screen.module.css";

type Props = {
  companyId: number;
  /** Where all jobs of the company are listed. */
  allJobs: string;
  /** Where the candidates of all jobs are; null if the viewer may not open them. */
  candidates: string | null;
  /** Where the viewer posts a job; null for staff. */
  postJob: string | null;
};

/** Whether there is nothing to draw: rows of zeros say less than what will be here. */
const isNothing = ({ totals, pipeline }: CompanyFigures) =>
  totals.views + totals.applications === 0 && Object.values(pipeline).every((count) => count === 0);

/**
 * The figures of all jobs of a company in a period: how many people saw them, applied and where they came
 * from, and where the candidates are now. The viewer may post jobs: `owner.company.edit-jobs`.
 */
export function CompanyFiguresScreen({ companyId, allJobs, candidates, postJob }: Props) {
  const { audience } = useCompanyViewer();
  const { state, go } = useAddress(JOB_FIGURES);
  const call = toCompanyFiguresCall(companyId, state.period);
  const list = useQuery({
    ...api.jobFigures.company.options(call),
    placeholderData: keepPreviousData,
  });
  const { error, refetch, isFetching } = list;
  const figures = useLastAnswer(list, companyId)?.data;
  return (
    <div className="content">
      {audience === "company" && (
        <Breadcrumbs parents={[{ to: allJobs, label: "Jobs" }]} here="Figures" />
      )}
      <ScreenHead
        title={
          figures
            ? describeAnswer(figures.totals, figures.before, toShownPeriod(figures))
            : "Job figures"
        }
        actions={<PeriodSwitch value={state.period} onChange={(period) => go({ period })} />}
      >
        {audience === "staff" ? "All jobs of the company together." : "All your jobs together."}{" "}
        Each job has a page of its own.
      </ScreenHead>
      {figures && <FailedChange list={list} />}
      {figures && isNothing(figures) ? (
        <EmptyState
          headingLevel={2}
          title="No views in this period"
          actions={
            postJob !== null && (
              <LinkButton variant="primary" to={postJob}>
                Post a job
              </LinkButton>
            )
          }
        >
          Once a job is online, you’ll see how many people open it, how many apply, and where they
          come from.
        </EmptyState>
      ) : figures ? (
        <div className={classes.columns}>
          <div className={classes.main}>
            <div className={classes.first}>
              <FiguresFunnel figures={{ ...figures, usual: null }} />
            </div>
            <DaysChart figures={figures} csvHref={api.jobFigures.companyCsv.href(call)} />
            <FiguresBlock title="Sources">
              <FiguresSources
                sources={figures.sources}
                none="Nobody has opened these jobs in this period."
              />
            </FiguresBlock>
          </div>
          <aside className={classes.aside} aria-label="Candidates">
            <FiguresBlock title="Candidates now">
              <CandidatePipeline
                pipeline={figures.pipeline}
                candidatesIn={
                  candidates === null
                    ? null
                    : (statuses) => `${candidates}?stage=${statuses.join(",")}`
                }
              />
            </FiguresBlock>
            <FiguresBlock
              title="Time in each status"
              beside={<span className={classes.quiet}>median days, last 180 days</span>}
            >
              <TimeInStages stages={figures.stages} />
            </FiguresBlock>
          </aside>
        </div>
      ) : error ? (
        <ErrorState
          title="The figures didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <FiguresSkeleton />
      )}
    </div>
  );
}
