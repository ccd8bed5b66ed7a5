import { z } from "zod";
import { experience, filterItem } from "./catalogue.ts";
import { EXPERIENCES } from "./constants/catalogue.ts";
import {
  CALCULATOR_MESSAGES,
  CALCULATOR_SKILLS_MAX,
  CONFIDENCES,
  SALARY_SCOPES,
  WORK_MODE_NAMES,
} from "./constants/salaries.ts";
import { id, instant } from "./fields.ts";

/**
 * What open ads of one main skill, seniority and country pay: the 10th percentile, the median and
 * the 90th percentile, with the number of ads. Whole EUR, gross, per year.
 */
export const marketSalary = z.object({
  ads: z.number().int(),
  p10: z.number().int(),
  median: z.number().int(),
  p90: z.number().int(),
});
export type MarketSalary = z.infer<typeof marketSalary>;

const seniorityId = id.max(EXPERIENCES.length, CALCULATOR_MESSAGES.seniorityUnknown);

/**
 * The options of the calculator: only those of ads with a salary. For work modes, the slug is sent.
 */
export const calculatorOptions = z.object({
  skills: z.array(filterItem.extend({ synonyms: z.array(z.string()) })),
  countries: z.array(filterItem),
  seniorities: z.array(experience),
  work_modes: z.array(filterItem),
});
export type CalculatorOptions = z.infer<typeof calculatorOptions>;

export const calculatorBody = z.object({
  skill_ids: z
    .array(id)
    .min(1, CALCULATOR_MESSAGES.skillRequired)
    .max(CALCULATOR_SKILLS_MAX, CALCULATOR_MESSAGES.skillsMany),
  seniority_id: seniorityId,
  country_id: id,
  city_place_id: z.string().max(20, CALCULATOR_MESSAGES.cityUnknown).optional(),
  work_mode: z.enum(WORK_MODE_NAMES, CALCULATOR_MESSAGES.workModeUnknown),
});
export type CalculatorBody = z.output<typeof calculatorBody>;

const amount = z.number().int().nullable();

/**
 * What open ads pay for some skills, a seniority and a location: whole EUR, gross, per year. `scope` is
 * the narrowest one with enough ads, labelled `scope_label`; without one, all figures are null. The bars
 * of `distribution` have equal widths, except the open-ended ones, whose `from` or `to` is null.
 */
export const salaryEstimate = z.object({
  currency: z.literal("EUR"),
  sample_size: z.number().int(),
  scope: z.enum(SALARY_SCOPES),
  scope_label: z.string(),
  p10: amount,
  p25: amount,
  median: amount,
  p75: amount,
  p90: amount,
  distribution: z.array(z.object({ from: amount, to: amount, count: z.number().int() })).nullable(),
  /** The same skills and location for each seniority; null with too few ads. */
  by_seniority: z.array(experience.extend({ median: amount, sample_size: z.number().int() })),
  /** Developers there with one of the skills and at least this seniority; null below five. */
  matching_developers: z.number().int().nullable(),
  confidence: z.enum(CONFIDENCES),
  /** What the figures are based on, and when they were calculated. */
  sources: z.array(z.object({ label: z.string(), count: z.number().int(), counted_at: instant })),
});
export type SalaryEstimate = z.infer<typeof salaryEstimate>;
