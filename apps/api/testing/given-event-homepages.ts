import type { Db } from "../src/db/db.ts";
import {
  eventHomepages,
  eventMenuItems,
} from "../src/modules/event-homepages/event-homepages.tables.ts";

let serial = 0;

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (!row) throw new Error(`No ${what} was made.`);
  return row;
};

/** Creates events' homepages and their menus. */
export const givenEventHomepagesOn = (db: Db) => {
  /** Creates an event's homepage, by default as it is edited, with a text and nothing else. */
  const eventHomepage = async (
    event_id: number,
    values: Partial<typeof eventHomepages.$inferInsert> = {},
  ) => {
    const rows = await db
      .insert(eventHomepages)
      .values({
        event_id,
        live: false,
        hero_title: "Where developers meet",
        hero_subtitle: "",
        cta_label: "",
        sections: [
          { type: "text", title: "Why", body_html: "<p>To learn.</p>", item_ids: [], position: 0 },
        ],
        version: 1,
        ...values,
      })
      .returning();
    return first(rows, "homepage");
  };

  const eventMenuItem = async (
    event_id: number,
    values: Partial<typeof eventMenuItems.$inferInsert> = {},
  ) => {
    serial += 1;
    const rows = await db
      .insert(eventMenuItems)
      .values({ event_id, title: `Item ${serial}`, url: "#text", position: serial, ...values })
      .returning();
    return first(rows, "menu item");
  };

  return { eventHomepage, eventMenuItem };
};
