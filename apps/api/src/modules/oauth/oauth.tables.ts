import { OAUTH_PROVIDERS } from "@devguild/schemas/constants/oauth";
import { index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../db/columns.ts";

/** Logins started at a provider and not completed yet; state and browser secret are stored as hashes. */
export const oauthAttempts = pgTable(
  "oauth_attempts",
  {
    state_hash: text().primaryKey(),
    provider: text({ enum: OAUTH_PROVIDERS }).notNull(),
    browser_hash: text().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    redirect_uri: text().notNull(),
    redirect: text(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("oauth_attempts_expiry").on(table.expires_at)],
);
