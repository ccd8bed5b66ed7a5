import { FIGURE_PERIODS, type FigurePeriod } from "@devguild/schemas/constants/job-figures";
import { oneOf } from "@devguild/session/addresses";

/** The query parameters of an ad's page: one period for all its figures. */
export const JOB_FIGURES = { period: oneOf<FigurePeriod>(FIGURE_PERIODS, "30") };

/** Returns the input of the call that reads an ad's figures. */
export const toFiguresCall = (companyId: number, jobId: number, period: FigurePeriod) => ({
  params: { companyId, jobId },
  query: { period },
});

/** Returns the input of the call that reads the figures of all ads of a company. */
export const toCompanyFiguresCall = (companyId: number, period: FigurePeriod) => ({
  params: { companyId },
  query: { period },
});
