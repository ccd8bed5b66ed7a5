import { z } from "zod";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import { id } from "./fields.ts";

/**
 * A membership plan: its monthly price in cents, its duration in months, and what it includes. Only
 * recruiting has job slots; for others they are null.
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
  /** Whether it is the recommended plan of its kind. */
  highlighted: z.boolean(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;
