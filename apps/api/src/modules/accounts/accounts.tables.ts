import { ACCOUNT_TYPES } from "@devguild/schemas/constants/accounts";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Deleted accounts, restorable until they are purged. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    account_type: text({ enum: ACCOUNT_TYPES }).notNull(),
    // Whether the login was deleted as well, because this was its last account.
    with_login: boolean().notNull(),
    deleted_by: ref().references(() => users.id, { onDelete: "set null" }),
    deleted_at: createdAt(),
    restorable_until: instant().notNull(),
    restored_at: instant(),
    purged_at: instant(),
  },
  (table) => [
    uniqueIndex("account_deletions_open")
      .on(table.user_id, table.account_type)
      .where(sql`${table.restored_at} is null and ${table.purged_at} is null`),
    index("account_deletions_due")
      .on(table.restorable_until)
      .where(sql`${table.restored_at} is null and ${table.purged_at} is null`),
  ],
);
