import type { SearchToSave } from "@devguild/schemas/alerts";
import { ALERT_FREQUENCIES } from "@devguild/schemas/constants/alerts";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { developers } from "../developers/developers.tables.ts";

/**
 * Job searches that a developer saved, or that a guest gets emails about. Filters are stored by id, so
 * that a changed slug can't break a search.
 */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: identityId(),
    developer_id: ref().references(() => developers.id, { onDelete: "cascade" }),
    // A guest's address, in lower case.
    email: text(),
    name: text().notNull(),
    search: jsonb().$type<SearchToSave>().notNull(),
    // The same for searches that find the same jobs.
    search_hash: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    // The version of the terms a guest agreed to.
    terms_version: text(),
    created_at: createdAt(),
    // When a guest confirmed the alert; a developer's search needs no confirmation and is confirmed at
    // once.
    confirmed_at: instant(),
    // Jobs published before this have already been considered.
    looked_at: createdAt(),
    // When the search runs next; null if emails are not wanted or not allowed.
    due_at: instant(),
    last_mail_at: instant(),
  },
  (table) => [
    unique("saved_searches_developer").on(table.developer_id, table.search_hash),
    unique("saved_searches_guest").on(table.email, table.search_hash),
    index("saved_searches_due")
      .on(table.due_at, table.id)
      .where(sql`${table.due_at} is not null`),
    index("saved_searches_unconfirmed")
      .on(table.created_at)
      .where(sql`${table.confirmed_at} is null`),
    check("saved_searches_owner", sql`(${table.developer_id} is null) <> (${table.email} is null)`),
    check("saved_searches_email", sql`${table.email} = lower(${table.email})`),
    check(
      "saved_searches_confirmed",
      sql`${table.confirmed_at} is not null or (${table.email} is not null and ${table.due_at} is null)`,
    ),
    check("saved_searches_never", sql`(${table.frequency} <> 'never') or ${table.due_at} is null`),
  ],
);

export type SavedSearchRow = typeof savedSearches.$inferSelect;
