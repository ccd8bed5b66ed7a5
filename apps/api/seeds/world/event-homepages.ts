import type {
  eventHomepages,
  eventMenuItems,
} from "../../src/modules/event-homepages/event-homepages.tables.ts";
import type { eventPartnerships } from "../../src/modules/event-partnerships/event-partnerships.tables.ts";
import type { events } from "../../src/modules/events/events.tables.ts";
import type { partnerships } from "../../src/modules/partnerships/partnerships.tables.ts";
import type { Clock } from "./clock.ts";
import { drawEditorialCover } from "./pictures/covers.ts";
import { type Drawn, getPictureUrl } from "./pictures/write-pictures.ts";
import { CONGRESS_SECTIONS, CONGRESS_MENU } from "./texts/event-homepages.ts";

type Row<Table extends { $inferInsert: object }> = Table["$inferInsert"] & { id: number };

const HERO = "congress-halls";
// The tiers of the companies that join the demo company, the host.
const TIERS = ["exhibitor", "exhibitor", "exhibitor", "supporter", "supporter"] as const;

type Sources = {
  event: Row<typeof events>;
  packages: readonly Row<typeof eventPartnerships>[];
  companies: readonly { id: number }[];
  /** The first free id of a partnership. */
  firstId: number;
  clock: Clock;
};

/** Creates the published page of the next congress, with its menu, and the partners beside the demo company. */
export const makeEventHomepage = ({ event, packages, companies, firstId, clock }: Sources) => {
  const hero = { kind: "cover", name: HERO } as const;
  const packageId = (tier: string) =>
    packages.find((each) => each.event_id === event.id && each.tier === tier)?.id ?? 0;
  const page = {
    event_id: event.id,
    hero_title: "Where Europe’s developers meet",
    hero_subtitle: "3 days in Vienna: talks, workshops, and the people behind the code.",
    hero_image_url: getPictureUrl(hero),
    cta_label: "Get tickets",
    cta_url: `https://${event.slug}.example/tickets`,
    sections: CONGRESS_SECTIONS.map((section, position) =>
      Object.assign({ body_html: "", item_ids: [], position }, section),
    ),
    version: 4,
    saved_at: clock.daysAgo(12),
  };
  return {
    eventHomepages: [
      { ...page, live: true },
      { ...page, live: false },
    ] satisfies (typeof eventHomepages.$inferInsert)[],
    eventMenuItems: CONGRESS_MENU.map((item, index) =>
      Object.assign({ id: index + 1, event_id: event.id, position: index + 1 }, item),
    ) satisfies Row<typeof eventMenuItems>[],
    otherPartnerships: companies.slice(0, TIERS.length).map(({ id }, index) => ({
      id: firstId + index,
      company_id: id,
      event_id: event.id,
      event_partnership_id: packageId(TIERS[index] ?? "supporter"),
      booth_number: TIERS[index] === "exhibitor" ? `A${index + 2}` : null,
      created_at: clock.daysAgo(40 - index * 3),
    })) satisfies Row<typeof partnerships>[],
    eventDrawings: [{ ...hero, drawing: drawEditorialCover(4, HERO) }] satisfies Drawn[],
  };
};
