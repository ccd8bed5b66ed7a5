import type { MailSource } from "@devguild/schemas/constants/job-figures";

import type { MailJob } from "../../mail-components/mail-message.ts";

/** Names an email in the links of its jobs, so that their companies see what it brought them. Pure. */
export const withSource = (jobs: readonly MailJob[], source: MailSource): MailJob[] =>
  jobs.map((job) => ({ ...job, path: `${job.path}?utm_source=${source}&utm_medium=email` }));
