import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { createdAt, ref } from "../../db/columns.ts";

/** Calls that were made with an `Idempotency-Key`, and how they were answered. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The sender’s login; not a reference, as checking one would wait for whatever changes the login. */
    user_id: ref().notNull(),
    key: text().notNull(),
    /** A hash of what was sent, so that a key isn't used for two things. */
    fingerprint: text().notNull(),
    /** The body of the response; null until the call is done, and if it has none. */
    answer: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index("idempotency_keys_created").on(table.created_at),
  ],
);
