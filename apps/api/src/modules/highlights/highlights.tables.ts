import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId, instant, ref } from "../../db/columns.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { videos } from "../videos/videos.tables.ts";

/** Content promoted by the editors; at most one per category is shown at a time. */
export const highlights = pgTable(
  "highlights",
  {
    id: identityId(),
    category: smallint().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(""),
    image_url: text(),
    video_id: ref().references(() => videos.id, { onDelete: "cascade" }),
    live_event_id: ref().references(() => liveEvents.id, { onDelete: "cascade" }),
    cta_label: text().notNull().default(""),
    starts_at: instant(),
    ends_at: instant(),
    active: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index("highlights_category").on(table.category, table.position),
    index("highlights_video").on(table.video_id),
    index("highlights_live_event").on(table.live_event_id),
    check("highlights_addresses", checkSafeUrls(table.image_url)),
    check(
      "highlights_item",
      sql`(${table.category} = 1 and ${table.video_id} is not null and ${table.live_event_id} is null)
        or (${table.category} = 2 and ${table.live_event_id} is not null and ${table.video_id} is null)`,
    ),
  ],
);
