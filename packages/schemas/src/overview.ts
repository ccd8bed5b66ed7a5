import { z } from "zod";

const figure = z.number().int().min(0);

/** What the back office's first page counts; failed mails are those that could not be sent so far. */
export const adminOverview = z.object({
  companies: figure,
  published_jobs: figure,
  developers: figure,
  applications_30_days: figure,
  failed_mails: figure,
});
export type AdminOverview = z.infer<typeof adminOverview>;
