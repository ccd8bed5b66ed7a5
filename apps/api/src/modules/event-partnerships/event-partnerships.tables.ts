import { PARTNERSHIP_TIERS } from "@devguild/schemas/constants/event-partnerships";
import { PARTNERSHIP_PARTS } from "@devguild/schemas/constants/partnerships";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";

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
    has_booth: boolean().notNull().default(false),
    // How many people the company names, each with a pass, and how many sessions are its own.
    passes: smallint().notNull().default(1),
    talks: smallint().notNull().default(0),
    workshops: smallint().notNull().default(0),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("event_partnerships_event").on(table.event_id, table.position),
    // What companies booked refers to both, so that a company has one package per event.
    unique("event_partnerships_event_package").on(table.id, table.event_id),
    check("event_partnerships_cents", sql`${table.price_cents} >= 0`),
    check(
      "event_partnerships_included",
      sql`${table.passes} >= 1 and ${table.talks} >= 0 and ${table.workshops} >= 0`,
    ),
  ],
);

/** The last day on which companies can change a part of their partnership at an event. */
export const partnershipDeadlines = pgTable(
  "partnership_deadlines",
  {
    event_id: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    part: text({ enum: PARTNERSHIP_PARTS }).notNull(),
    due_on: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.part] }),
    check(
      "partnership_deadlines_part",
      sql`${table.part} in (${sql.raw(PARTNERSHIP_PARTS.map((part) => `'${part}'`).join(", "))})`,
    ),
  ],
);
