import { z } from "zod";
import { PARTNERSHIP_TIERS } from "./constants/event-partnerships.ts";
import { id } from "./fields.ts";

/** A partnership package for an event: its net price in cents, or null if it is on request. */
export const eventPartnership = z.object({
  id,
  event_id: id,
  name: z.string(),
  tier: z.enum(PARTNERSHIP_TIERS),
  price_cents: z.number().int().nullable(),
  currency: z.literal("EUR"),
  features: z.array(z.string()),
});
export type EventPartnership = z.infer<typeof eventPartnership>;
