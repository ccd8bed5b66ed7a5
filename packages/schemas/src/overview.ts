import { z } from "zod";

const figure = z.number().int().min(0);

/**
 * The counts on the back office's first page; failed emails are those that could not be sent so
 * far.
 */
export const adminOverview = z.object({
  companies: figure,
  published_jobs: figure,
  developers: figure,
  applications_30_days: figure,
  failed_mails: figure,
});
export type AdminOverview = z.infer<typeof adminOverview>;
