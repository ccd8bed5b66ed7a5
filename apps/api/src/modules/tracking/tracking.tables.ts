import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";

/** What people saw and did, as reported by the web apps. */
export const trackingEvents = pgTable(
  "tracking_events",
  {
    id: identityId(),
    event_type: text().notNull(),
    event_data: jsonb().$type<Record<string, unknown>>().notNull(),
    user_id: ref(),
    company_id: ref(),
    created_at: createdAt(),
    // When the event was included in a count stored elsewhere.
    counted_at: instant(),
  },
  (table) => [
    index("tracking_events_type").on(table.event_type, table.created_at),
    index("tracking_events_uncounted")
      .on(table.event_type, table.id)
      .where(
        sql`${table.event_type} in ('video.play-started', 'company.page-story-interaction', 'job.page-direct-view', 'job.apply-internal-click', 'job.apply-external-click', 'campaign.view', 'campaign.click', 'campaign.lead') and ${table.counted_at} is null`,
      ),
    // For exporting a user's data, and for removing them from their events.
    index("tracking_events_user")
      .on(table.user_id, table.id)
      .where(sql`${table.user_id} is not null`),
  ],
);
