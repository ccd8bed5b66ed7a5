import { CANDIDATE_RATINGS } from "@devguild/schemas/constants/candidate-notes";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { applications } from "../applications/applications.tables.ts";
import { users } from "../users/users.tables.ts";

/** What colleagues write about a candidate; the candidate never sees it. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    id: identityId(),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    user_id: ref().references(() => users.id, { onDelete: "set null" }),
    author_name: text().notNull(),
    body: text().notNull(),
    mentions: text().array().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index("candidate_notes_application").on(table.application_id, table.id)],
);

/** How colleagues rate a candidate, once each. */
export const candidateRatings = pgTable(
  "candidate_ratings",
  {
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: text({ enum: CANDIDATE_RATINGS }).notNull(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.user_id] })],
);

/** When colleagues last opened a candidate. */
export const candidateVisits = pgTable(
  "candidate_visits",
  {
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seen_at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.user_id] })],
);
