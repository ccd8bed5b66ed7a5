import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

const CONSENT_PURPOSES = [
  "terms",
  "newsletter",
  "job-digest",
  "b2b-newsletter",
  "service-chat",
  "service-statistics",
  "service-marketing",
  "service-maps",
  "service-errors",
] as const;

/** Consents: purpose, version of the text, when and where it was given, and when it ended. */
export const consents = pgTable(
  "consents",
  {
    id: identityId(),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    // For guests without a login: the address, in lower case.
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    text_version: text().notNull(),
    source: text().notNull(),
    given_at: createdAt(),
    confirmed_at: instant(),
    withdrawn_at: instant(),
  },
  (table) => [
    index("consents_user").on(table.user_id),
    uniqueIndex("consents_guest")
      .on(table.email, table.purpose)
      .where(sql`${table.user_id} is null and ${table.withdrawn_at} is null`),
  ],
);
