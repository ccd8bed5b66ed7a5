/** The links of a job's candidates screen; each app has its own paths. */
export type CandidateLinks = {
  /** The ad as developers see it. */
  ad: string;
  /** The candidates of another job. */
  candidatesOf: (jobId: number) => string;
  /** All jobs with their candidates. */
  allJobs: string;
};
