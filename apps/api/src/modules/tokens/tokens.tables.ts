import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { accounts, users } from "../users/users.tables.ts";

const TOKEN_PURPOSES = [
  "verify-email",
  "change-email",
  "reset-password",
  "set-password",
  "delete-account",
  "invitation",
  "restore-account",
] as const;

/** One-time tokens of links, and codes; both are stored as hashes. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // The account that an invitation is for.
    account_id: ref().references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    redirect: text(),
    logs_in: boolean().notNull().default(false),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [index("one_time_tokens_user").on(table.user_id, table.purpose)],
);
