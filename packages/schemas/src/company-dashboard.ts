import { z } from "zod";
import { id, instant } from "./fields.ts";
import { jobPosting, postingCounts } from "./jobs.ts";

const count = z.number().int().min(0);

// The fields of a story or a campaign that a list needs.
const card = z.object({ id, title: z.string(), status: z.number().int() });

/** Everything on a company's dashboard. */
export const companyDashboard = z.object({
  jobs: z.object({
    counts: postingCounts,
    /** The newest ones. */
    items: z.array(jobPosting),
  }),
  /** Suggested next steps, the most urgent first; paths have no language prefix. */
  tips: z.array(z.object({ text: z.string(), path: z.string() })),
  stories: z.array(card),
  marketing: z.array(card),
  employer_branding: z.array(card),
  /** The active recruiting membership. */
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
