import { PARTNERSHIP_TIERS } from "@devguild/schemas/constants/event-partnerships";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { identityId, ref } from "../../db/columns.ts";
import { events } from "../events/events.tables.ts";

/** Partnerships a company can book for an event; without a price they are on request. */
export const eventPartnerships = pgTable(
  "event_partnerships",
  {
    id: identityId(),
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tier: text({ enum: PARTNERSHIP_TIERS }).notNull(),
    price_cents: integer(),
    features: text().array().notNull().default([]),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("event_partnerships_event").on(table.event_id, table.position),
    check("event_partnerships_cents", sql`${table.price_cents} >= 0`),
  ],
);
