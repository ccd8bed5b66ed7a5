import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";

/** What people saw and did, as their pages reported it. */
export const trackingEvents = pgTable(
  "tracking_events",
  {
    id: identityId(),
    event_type: text().notNull(),
    event_data: jsonb().$type<Record<string, unknown>>().notNull(),
    user_id: ref(),
    company_id: ref(),
    created_at: createdAt(),
    // When a figure that is kept elsewhere took it in.
    counted_at: instant(),
  },
  (table) => [
    index("tracking_events_type").on(table.event_type, table.created_at),
    index("tracking_events_uncounted")
      .on(table.event_type, table.id)
      .where(sql`${table.event_type} = 'video.play-started' and ${table.counted_at} is null`),
    // For giving people what is held about them, and for taking it off their login.
    index("tracking_events_user")
      .on(table.user_id, table.id)
      .where(sql`${table.user_id} is not null`),
  ],
);
