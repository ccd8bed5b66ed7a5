import { z } from "zod";

/**
 * What open ads of one main skill, seniority and country pay: the 10th percentile, the median and the
 * 90th, and how many ads that is counted from. Whole EUR, gross, a year.
 */
export const marketSalary = z.object({
  ads: z.number().int(),
  p10: z.number().int(),
  median: z.number().int(),
  p90: z.number().int(),
});
export type MarketSalary = z.infer<typeof marketSalary>;
