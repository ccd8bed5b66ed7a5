import { z } from "zod";
import { id, instant } from "./fields.ts";
import { jobPosting, jobStatus } from "./jobs.ts";

const count = z.number().int().min(0);

// A story or a campaign as far as a list of them needs to say which it is.
const card = z.object({ id, title: z.string(), status: z.number().int() });

/** Everything that a company's first screen shows. */
export const companyDashboard = z.object({
  jobs: z.object({
    counts: z.record(z.enum(["all", ...jobStatus.options]), count),
    items: z.array(jobPosting),
  }),
  /** What is worth doing next, the most pressing first; paths have no language prefix. */
  tips: z.array(z.object({ text: z.string(), path: z.string() })),
  stories: z.array(card),
  marketing: z.array(card),
  employer_branding: z.array(card),
  /** The recruiting membership that is active now. */
  membership: z
    .object({
      name: z.string(),
      slots: count,
      slots_left: count,
      valid_until: instant,
      auto_renew: z.boolean(),
    })
    .nullable(),
  credits: count,
});
export type CompanyDashboard = z.infer<typeof companyDashboard>;
