import { index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** A session is found by the SHA-256 of its token; the token itself is nowhere kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text(),
    user_agent: text(),
    // When it proved a second factor, by logging in with one or afterwards.
    second_factor_at: instant(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id)],
);
