import { z } from "zod";
import { PARTNERSHIP_TIERS } from "./constants/event-partnerships.ts";
import { id } from "./fields.ts";

/** A way to be a partner of an event: its price in cents, net, or null where it is asked for. */
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
