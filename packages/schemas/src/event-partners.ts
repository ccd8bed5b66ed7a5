import { z } from "zod";

import { PARTNERSHIP_TIERS } from "./constants/event-partnerships.ts";
import { FILLED_PARTS } from "./constants/partnerships.ts";
import { id } from "./fields.ts";

const count = z.number().int();

/** A package that companies can book at an event. */
const eventPackage = z.object({
  id,
  name: z.string(),
  tier: z.enum(PARTNERSHIP_TIERS),
  has_booth: z.boolean(),
  /** Whether it is on offer. */
  active: z.boolean(),
  booked: count,
});

/** A company at an event. */
const eventPartnerRow = z.object({
  /** The id of the partnership. */
  id,
  company: z.object({ id, name: z.string() }),
  package: z.object({ id, name: z.string(), tier: z.enum(PARTNERSHIP_TIERS) }),
  booth_number: z.string().nullable(),
  people: count,
  sessions: count,
  leads: count,
  /** What the company would lose; it can only be removed while there is nothing. */
  filled_in: z.array(z.enum(FILLED_PARTS)),
});
export type EventPartnerRow = z.infer<typeof eventPartnerRow>;

/** The partners of an event, the highest tier first, and what companies can book there. */
export const eventPartners = z.object({
  packages: z.array(eventPackage),
  partners: z.array(eventPartnerRow),
});
export type EventPartners = z.infer<typeof eventPartners>;

/** How many contacts of each type an event has. */
export const eventContactCounts = z.object({ leads: count, attendees: count, guests: count });
export type EventContactCounts = z.infer<typeof eventContactCounts>;
