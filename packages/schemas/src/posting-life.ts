import { z } from "zod";

import { EXTEND_DAYS_MAX, JOB_SLUG_MAX, LIFE_CYCLE_MESSAGES } from "./constants/postings.ts";
import { flag, instant } from "./fields.ts";
import { httpsUrl } from "./posting-body.ts";
import { isSlug } from "./slugs.ts";

/** By how many days an ad is extended, and from which end: with another end by then, it isn't. */
export const extendBody = z.object({
  days: z
    .number(LIFE_CYCLE_MESSAGES.daysMissing)
    .int(LIFE_CYCLE_MESSAGES.days)
    .min(1, LIFE_CYCLE_MESSAGES.days)
    .max(EXTEND_DAYS_MAX, LIFE_CYCLE_MESSAGES.days),
  expire_at: instant.nullish(),
});
export type Extension = z.infer<typeof extendBody>;

/** Until when the ad was boosted as far as the screen knew: boosted meanwhile, it isn't boosted again. */
export const boostBody = z.object({ boosted_until: instant.nullish() });

/** Whether an ad is archived, which it is unless the body says otherwise. */
export const archiveBody = z.object({ archived: flag.default(true) });

/** Where candidates apply, and the ad's own address. Missing fields stay unchanged. */
export const jobUrlBody = z.object({
  job_url: httpsUrl,
  direct_apply: flag.optional(),
  slug: z
    .string()
    .trim()
    .max(JOB_SLUG_MAX, LIFE_CYCLE_MESSAGES.slugInvalid)
    .optional()
    .refine((slug) => slug === undefined || isSlug(slug), LIFE_CYCLE_MESSAGES.slugInvalid),
});
export type JobUrlChange = z.infer<typeof jobUrlBody>;
