import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import type { JobFigures } from "@devguild/schemas/job-figures";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { toFiguresCall } from "./figures-address.ts";
import { FiguresSkeleton } from "./figures-block.tsx";
import { JobPageHead, type JobPageProps } from "./job-page-head.tsx";

type Props = JobPageProps & {
  period: FigurePeriod;
  /** The address of the part that is shown. */
  current: string;
  children: (figures: JobFigures) => ReactNode;
};

/** A job's own page, with one of its parts. */
export function JobPage({ jobId, period, children, ...props }: Props) {
  const figures = useQuery({
    ...api.jobFigures.one.options(toFiguresCall(props.companyId, jobId, period)),
    placeholderData: keepPreviousData,
  });
  const { error, refetch, isFetching } = figures;
  const data = useLastAnswer(figures, jobId);
  if (!data)
    return error ? (
      <ErrorState title="The job didn’t load." onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    ) : (
      <FiguresSkeleton />
    );
  return (
    <div className="content">
      <JobPageHead {...props} job={data.data.job} />
      <FailedChange list={figures} />
      {children(data.data)}
    </div>
  );
}
