import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";

/** Changes by staff and company users, recorded in the same transaction as the change. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identityId(),
    user_id: ref(),
    account_type: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subject_id: ref().notNull(),
    company_id: ref(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index("audit_log_subject").on(table.subject, table.subject_id),
    // The whole log, newest first, and what one person or one kind of action did.
    index("audit_log_newest").on(
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_log_user").on(
      table.user_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_log_action").on(
      table.action,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // A company's trail, newest first, and the people in it.
    index("audit_log_company")
      .on(table.company_id, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.company_id} is not null`),
    index("audit_log_company_user")
      .on(
        table.company_id,
        table.user_id,
        table.created_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.company_id} is not null`),
  ],
);
