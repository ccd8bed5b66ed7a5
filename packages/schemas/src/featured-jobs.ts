import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import { queryCount, queryFlag } from "./fields.ts";

export const featuredJobsQuery = z.object({ count: queryCount(6) });
export const randomJobsQuery = z.object({ count: queryCount(3) });
export const featuredPlacesQuery = z.object({ count: queryCount(8) });
export const featuredSkillsQuery = z.object({
  /** Counts only pay-per-hire jobs. */
  pph_only: queryFlag,
  count: queryCount(7),
});

/** A skill with its number of open jobs and the path of their list. */
export const featuredSkill = filterItem.extend({
  name: z.string(),
  url: z.string(),
  jobs: z.number().int(),
});
export type FeaturedSkill = z.infer<typeof featuredSkill>;

/** A location with its number of open jobs and the path of their list. */
export const featuredLocation = filterItem.extend({
  kind: z.enum(["country", "city"]),
  url: z.string(),
  jobs: z.number().int(),
});
export type FeaturedLocation = z.infer<typeof featuredLocation>;
