export const EVENT_AUDIENCES = ["developers", "leaders", "hr"] as const;

/** The active jobs as people say it: thousands with a 'k' from 10,000 on, full hundreds below. */
export const roundedJobs = (total: number) =>
  total >= 10_000
    ? `${Math.floor(total / 1000)}k`
    : (Math.floor(total / 100) * 100).toLocaleString("en-GB");
