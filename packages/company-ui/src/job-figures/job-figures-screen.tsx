import { api } from "@devguild/api-client/browser-api";
import { writeAddress } from "@devguild/session/addresses";
import { useAddress } from "@devguild/session/use-address";

import { CANDIDATES_VIEW } from "../candidates/candidate-address.ts";
import { CandidatePipeline } from "./candidate-pipeline.tsx";
import { DaysChart } from "./days-chart.tsx";
import { describeAnswer, toShownPeriod } from "./describe-figures.ts";
import { JOB_FIGURES, toFiguresCall } from "./figures-address.ts";
import { FiguresAdvice } from "./figures-advice.tsx";
import { ApplicantMatch, TimeInStages } from "./figures-applicants.tsx";
import { FiguresBlock, PeriodSwitch } from "./figures-block.tsx";
import { FiguresFunnel } from "./figures-funnel.tsx";
import { FiguresSources } from "./figures-sources.tsx";
import classes from "./job-figures-screen.module.css";
import { JobPage } from "./job-page.tsx";
import type { JobPageProps } from "./job-page-head.tsx";
import { LifeLine } from "./life-line.tsx";
import { TrackingLink } from "./tracking-link.tsx";

/** A job's dates, its figures of a period, who applied, and what to change. */
export function JobFiguresScreen(props: JobPageProps) {
  const { companyId, jobId, links, canOpen } = props;
  const { state, go } = useAddress(JOB_FIGURES);
  return (
    <JobPage {...props} period={state.period} current={links.figuresOf(jobId)}>
      {(figures) => (
        <div className={classes.columns}>
          <div className={classes.main}>
            <LifeLine figures={figures} />
            <FiguresBlock
              title={describeAnswer(figures.totals, figures.before, toShownPeriod(figures))}
              beside={<PeriodSwitch value={state.period} onChange={(period) => go({ period })} />}
            >
              <FiguresFunnel figures={figures} />
            </FiguresBlock>
            <DaysChart
              figures={figures}
              csvHref={api.jobFigures.csv.href(toFiguresCall(companyId, jobId, state.period))}
            />
            <FiguresBlock
              title="Sources"
              beside={
                figures.job.status === "published" &&
                links.publicUrl && <TrackingLink url={links.publicUrl(figures.job)} />
              }
            >
              <FiguresSources
                sources={figures.sources}
                none="Nobody has opened this job in this period."
              />
            </FiguresBlock>
          </div>
          <aside className={classes.aside} aria-label="What follows">
            <FiguresBlock title="What to change">
              <FiguresAdvice figures={figures} links={links} />
            </FiguresBlock>
            <FiguresBlock title="Candidates now">
              <CandidatePipeline
                pipeline={figures.pipeline}
                candidatesIn={
                  canOpen
                    ? ([column]) =>
                        links.candidatesOf(jobId) + writeAddress(CANDIDATES_VIEW, { column })
                    : null
                }
              />
            </FiguresBlock>
            <FiguresBlock title="Applicant match">
              <ApplicantMatch figures={figures} />
            </FiguresBlock>
            <FiguresBlock
              title="Time in each status"
              beside={<span className={classes.quiet}>median days</span>}
            >
              <TimeInStages stages={figures.stages} />
            </FiguresBlock>
          </aside>
        </div>
      )}
    </JobPage>
  );
}
