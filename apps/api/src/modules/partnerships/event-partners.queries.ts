import { PARTNERSHIP_TIERS } from "@devguild/schemas/constants/event-partnerships";
import type { EventContactCounts, EventPartners } from "@devguild/schemas/event-partners";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { filledParts } from "./filled-parts.queries.ts";
import {
  partnershipLeads,
  partnershipPeople,
  partnerships,
  partnershipSessions,
} from "./partnerships.tables.ts";
import { countRegistrants } from "./registrants.queries.ts";

// The highest tier first; `array_position` counts from the lowest.
const byTier = sql`array_position(array[${sql.raw(
  PARTNERSHIP_TIERS.map((tier) => `'${tier}'`).join(", "),
)}], ${eventPartnerships.tier}) desc`;

const countRows = (
  table: typeof partnershipPeople | typeof partnershipSessions | typeof partnershipLeads,
) =>
  sql<number>`(select count(*)::int from ${table} own where own.partnership_id = ${partnerships.id})`;

/** Lists an event's partners, the highest tier first, and the packages to book there. */
export const listEventPartners = async (db: Db, eventId: number): Promise<EventPartners> => ({
  packages: await db
    .select({
      id: eventPartnerships.id,
      name: eventPartnerships.name,
      tier: eventPartnerships.tier,
      has_booth: eventPartnerships.has_booth,
      active: eventPartnerships.active,
      booked: sql<number>`count(${companies.id})::int`,
    })
    .from(eventPartnerships)
    .leftJoin(partnerships, eq(partnerships.event_partnership_id, eventPartnerships.id))
    .leftJoin(
      companies,
      and(eq(companies.id, partnerships.company_id), isNull(companies.deleted_at)),
    )
    .where(eq(eventPartnerships.event_id, eventId))
    .groupBy(eventPartnerships.id)
    .orderBy(byTier, asc(eventPartnerships.position), asc(eventPartnerships.id)),
  partners: await db
    .select({
      id: partnerships.id,
      company: { id: companies.id, name: companies.name },
      package: {
        id: eventPartnerships.id,
        name: eventPartnerships.name,
        tier: eventPartnerships.tier,
      },
      booth_number: partnerships.booth_number,
      people: countRows(partnershipPeople),
      sessions: countRows(partnershipSessions),
      leads: countRows(partnershipLeads),
      filled_in: filledParts,
    })
    .from(partnerships)
    .innerJoin(eventPartnerships, eq(eventPartnerships.id, partnerships.event_partnership_id))
    .innerJoin(
      companies,
      and(eq(companies.id, partnerships.company_id), isNull(companies.deleted_at)),
    )
    .where(eq(partnerships.event_id, eventId))
    .orderBy(byTier, asc(companies.name), asc(partnerships.id)),
});

/** Counts an event's contacts by the types that can be downloaded. */
export const countEventContacts = async (db: Db, eventId: number): Promise<EventContactCounts> => {
  const [leads] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(partnershipLeads)
    .innerJoin(partnerships, eq(partnerships.id, partnershipLeads.partnership_id))
    .where(eq(partnerships.event_id, eventId));
  return {
    leads: leads?.total ?? 0,
    attendees: await countRegistrants(db, eventId, "attendees"),
    guests: await countRegistrants(db, eventId, "guests"),
  };
};
