import type { EventPartnership } from "@devguild/schemas/event-partnerships";
import { and, asc, eq, gte, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { events } from "../events/events.tables.ts";
import { eventPartnerships } from "./event-partnerships.tables.ts";

/** Lists the partnerships on offer for upcoming events, the next event first; one query. */
export const listPartnerships = async (db: Db): Promise<EventPartnership[]> => {
  const rows = await db
    .select({
      id: eventPartnerships.id,
      event_id: eventPartnerships.event_id,
      name: eventPartnerships.name,
      tier: eventPartnerships.tier,
      price_cents: eventPartnerships.price_cents,
      features: eventPartnerships.features,
    })
    .from(eventPartnerships)
    .innerJoin(events, eq(events.id, eventPartnerships.event_id))
    .where(and(eq(eventPartnerships.active, true), gte(events.ends_on, sql`current_date`)))
    .orderBy(
      asc(events.starts_on),
      asc(events.id),
      asc(eventPartnerships.position),
      asc(eventPartnerships.id),
    );
  return rows.map((row) => Object.assign(row, { currency: "EUR" as const }));
};
