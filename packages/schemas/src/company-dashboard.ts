import { z } from "zod";
import { campaign } from "./campaigns.ts";
import { DASHBOARD_SECTIONS, TIP_KEY_MAX } from "./constants/company-dashboard.ts";
import { id, instant } from "./fields.ts";
import { figureDay, figureSums } from "./job-figures.ts";
import { jobPosting, postingCounts } from "./jobs.ts";

const count = z.number().int().min(0);

// The fields of a story or a campaign that a list needs.
const card = z.object({ id, title: z.string(), status: z.number().int() });
const storyCard = card.extend({ views: count });
const campaignCard = card.extend(
  campaign.pick({ channel: true, starts_on: true, ends_on: true, phase: true, metrics: true })
    .shape,
);

/** Everything on a company's dashboard. */
export const companyDashboard = z.object({
  jobs: z.object({
    counts: postingCounts,
    /** The newest ones. */
    items: z.array(jobPosting),
  }),
  /** Suggested next steps, the most urgent first; paths have no language prefix. */
  tips: z.array(z.object({ key: z.string(), text: z.string(), path: z.string() })),
  /** The sections that this person has closed. */
  collapsed: z.array(z.enum(DASHBOARD_SECTIONS)),
  /** The first ones, in the company's order. */
  stories: z.array(storyCard),
  /** The newest campaigns of each type; none for those who may not edit campaigns. */
  marketing: z.array(campaignCard),
  employer_branding: z.array(campaignCard),
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

/** The week's figures of a company's ads, each with the week before and a line of 30 days. */
export const companyWeek = z.object({
  /** The last 30 days, the oldest first; `answer_days` is the median of the 30 days up to each. */
  days: z.array(figureDay.extend({ answer_days: z.number().nullable() })),
  week: figureSums,
  before: figureSums,
  answer_days: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
  /** New candidates who have waited long for a first answer; null for those who don't see candidates. */
  waiting: z
    .object({
      count,
      longest: z
        .object({
          candidate_id: id,
          name: z.string(),
          days: count,
          job_id: id,
          job_title: z.string(),
        })
        .nullable(),
    })
    .nullable(),
});
export type CompanyWeek = z.infer<typeof companyWeek>;

/** How somebody arranges the dashboard for themselves; what isn't sent stays. */
export const dashboardPreferencesBody = z.object({
  collapsed: z.array(z.enum(DASHBOARD_SECTIONS)).max(DASHBOARD_SECTIONS.length).optional(),
  dismissed_tip: z.string().min(1).max(TIP_KEY_MAX).optional(),
});
export type DashboardPreferencesBody = z.infer<typeof dashboardPreferencesBody>;
