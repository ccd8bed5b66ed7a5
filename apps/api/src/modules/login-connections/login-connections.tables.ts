import { pgTable, text, unique } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Logins at other providers that can be used to log in here. */
export const loginConnections = pgTable(
  "login_connections",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text().notNull(),
    provider_user_id: text().notNull(),
    email: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique("login_connections_provider").on(table.provider, table.provider_user_id),
    unique("login_connections_user").on(table.user_id, table.provider),
  ],
);
