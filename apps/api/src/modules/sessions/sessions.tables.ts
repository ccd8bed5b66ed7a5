import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Sessions, looked up by the SHA-256 of their token; the token itself isn't stored. */
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
    // Started in the browser that signed up: verifying the address elsewhere doesn't end it.
    signed_up_here: boolean().notNull().default(false),
    // When the session proved a second factor, while logging in or later.
    second_factor_at: instant(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id)],
);
