import type { eventPartnerships } from "../../src/modules/event-partnerships/event-partnerships.tables.ts";

type Row = typeof eventPartnerships.$inferInsert;
type Offer = Omit<Row, "event_id" | "position">;

const OFFERS: readonly Offer[] = [
  {
    name: "Supporter",
    tier: "supporter",
    price_cents: 190_000,
    passes: 2,
    features: ["Your logo on the event page", "4 tickets", "1 job ad on the event page"],
  },
  {
    name: "Exhibitor",
    tier: "exhibitor",
    price_cents: 690_000,
    has_booth: true,
    passes: 4,
    features: [
      "9 m² booth",
      "10 tickets, including 4 for booth staff",
      "3 job ads on the event page",
      "Leads from your booth",
    ],
  },
  {
    name: "Host",
    tier: "host",
    price_cents: null,
    has_booth: true,
    passes: 4,
    talks: 1,
    workshops: 1,
    features: [
      "24 m² booth next to a stage",
      "Your own session",
      "25 tickets",
      "A partner page with your activities and goodies",
      "Leads from your booth",
    ],
  },
];

/** Events with partnerships, and how many tiers each offers. */
const TIERS_BY_EVENT: Record<string, number> = {
  "guild-congress": 3,
  "keystone-summit": 3,
  "hiring-craft": 2,
  "code-relay": 1,
};

/** Creates the partnerships on offer: large events have all tiers, small ones only the first. */
export const makeEventPartnerships = (
  events: readonly { id: number; slug: string }[],
): (Row & { id: number })[] =>
  events
    .flatMap(({ id, slug }) =>
      OFFERS.slice(0, TIERS_BY_EVENT[slug] ?? 0).map((offer, position) =>
        Object.assign({ event_id: id, position }, offer),
      ),
    )
    .map((row, index) => Object.assign(row, { id: index + 1 }));
