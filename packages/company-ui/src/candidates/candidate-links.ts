/** Where the screen of a job's candidates leads; each app has its own addresses. */
export type CandidateLinks = {
  /** The ad as developers see it. */
  ad: string;
  /** The candidates of another job. */
  candidatesOf: (jobId: number) => string;
  /** All jobs with their candidates. */
  allJobs: string;
};
