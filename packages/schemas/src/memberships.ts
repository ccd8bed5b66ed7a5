import { z } from "zod";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import { id } from "./fields.ts";

/**
 * What a company can be a member by: what it costs a month in cents, for how many months, and what it
 * holds. Only recruiting has slots for ads; the others' are null.
 */
export const membershipPlan = z.object({
  id,
  kind: z.enum(MEMBERSHIP_KINDS),
  name: z.string(),
  concurrent_jobs: z.number().int().nullable(),
  price_cents_month: z.number().int(),
  currency: z.literal("EUR"),
  duration_months: z.number().int(),
  features: z.array(z.string()),
  /** The one that is recommended among those of its kind. */
  highlighted: z.boolean(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;
