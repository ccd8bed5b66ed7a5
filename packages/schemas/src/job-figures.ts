import { z } from "zod";

import { FIGURE_PERIODS } from "./constants/job-figures.ts";
import { id, instant } from "./fields.ts";
import { jobPosting } from "./jobs.ts";
import { marketSalary } from "./salaries.ts";

const count = z.number().int().min(0);
const day = z.iso.date();
const share = z.number();
const medianDays = z.number().nullable();

export const figuresQuery = z.object({ period: z.enum(FIGURE_PERIODS).default("30") });

const sums = {
  views: count,
  /** People with a login count once, guests once a visit. */
  viewers: count,
  apply_clicks: count,
  applications: count,
};
export const figureSums = z.object(sums);
export type FigureSums = z.infer<typeof figureSums>;

/** What happened on one day (UTC). */
export const figureDay = z.object({ day, ...sums });
export type FigureDay = z.infer<typeof figureDay>;

/** What happened to an ad that its dates follow from. */
const LIFE_EVENTS = [
  "drafted",
  "published",
  "reposted",
  "extended",
  "boosted",
  "unpublished",
  "archived",
  "restored",
] as const;

const stage = z.object({ days: medianDays, usual: medianDays });

/** What could make an ad do better; only what our own figures say, with the part of the form it is in. */
const advice = z.discriminatedUnion("kind", [
  /** Ads of this main skill, or all if it is null, get more applications with a salary. */
  z.object({
    kind: z.literal("show-salary"),
    skill: z.string().nullable(),
    more_percent: z.number().int(),
    ads: count,
  }),
  z.object({
    kind: z.literal("raise-salary"),
    highest: z.number().int(),
    median: z.number().int(),
    ads: count,
  }),
  z.object({ kind: z.literal("drop-skill"), skill: z.string(), lacking: count, applicants: count }),
  z.object({ kind: z.literal("change-language"), language: z.string(), more_developers: count }),
  z.object({
    kind: z.literal("answer"),
    candidate_id: id,
    name: z.string(),
    waiting_days: count,
    waiting: count,
  }),
]);
export type FigureAdvice = z.infer<typeof advice>;

/** An ad's page in the portal: its dates, its figures of a period, and what follows from them. */
export const adFigures = z.object({
  job: jobPosting.extend({
    posted_by: z.string().nullable(),
    salary_min: z.number().int().nullable(),
    salary_max: z.number().int().nullable(),
  }),
  /** The oldest first. */
  life: z.array(z.object({ kind: z.enum(LIFE_EVENTS), at: instant })),
  /** The first and the last day of the period. */
  from: day,
  to: day,
  totals: figureSums,
  /** Those of as many days before; null if the ad hadn't been published by then. */
  before: figureSums.nullable(),
  /** The company's medians over its ads with enough views; null with too few of them. */
  usual: z
    .object({
      ads: count,
      click_rate: share.nullable(),
      apply_rate: share.nullable(),
      strong_share: share.nullable(),
    })
    .nullable(),
  /** Every day of the period, and the views of as many days before. */
  days: z.array(figureDay),
  views_before: z.array(count).nullable(),
  /** Those with the most views first. */
  sources: z.array(
    z.object({
      source: z.string(),
      campaign: z.string(),
      views: count,
      apply_clicks: count,
      applications: count,
      views_before: count.nullable(),
    }),
  ),
  /** The ad's candidates now. */
  pipeline: z.object({ fresh: count, interviewing: count, hired: count, closed: count }),
  stages: z.object({ fresh: stage, interviewing: stage, decision: stage }),
  /** Applicants by match points in half steps, from 0 to 5. */
  match_counts: z.array(count).length(11),
  market_salary: marketSalary.nullable(),
  advice: z.array(advice),
});
export type JobFigures = z.infer<typeof adFigures>;

/** The figures of all ads of a company in a period; the times in stages are of 180 days. */
export const companyFigures = adFigures.pick({
  from: true,
  to: true,
  totals: true,
  before: true,
  days: true,
  views_before: true,
  sources: true,
  pipeline: true,
  stages: true,
});
export type CompanyFigures = z.infer<typeof companyFigures>;
