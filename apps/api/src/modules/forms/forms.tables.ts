import { FORM_NAMES } from "@devguild/schemas/constants/forms";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import type { CrmMessage } from "../../ports/crm/crm.port.ts";
import { consents } from "../consents/consents.tables.ts";

/**
 * Messages for the CRM: form submissions and unsubscriptions. A row waits until it is released, and
 * then until the CRM has accepted or finally rejected it.
 */
export const formSubmissions = pgTable(
  "form_submissions",
  {
    id: identityId(),
    form: text({ enum: FORM_NAMES }).notNull(),
    act: text({ enum: ["submit", "withdraw"] })
      .notNull()
      .default("submit"),
    // In lower case.
    email: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    page_url: text(),
    hutk: text(),
    // The consent it waits for and contains; null for a plain request.
    consent_id: ref().references(() => consents.id, { onDelete: "cascade" }),
    created_at: createdAt(),
    released_at: instant(),
    tried_at: instant(),
    delivered_at: instant(),
    refused_at: instant(),
    // Why the last attempt failed.
    problem: text(),
  },
  (table) => [
    index("form_submissions_email").on(table.email, table.id.desc().nullsFirst()),
    index("form_submissions_consent").on(table.consent_id),
    index("form_submissions_open")
      .on(table.created_at)
      .where(sql`${table.delivered_at} is null and ${table.refused_at} is null`),
    check("form_submissions_email_form", sql`${table.email} = lower(${table.email})`),
    check(
      "form_submissions_done",
      sql`${table.released_at} is not null or (${table.delivered_at} is null and ${table.refused_at} is null)`,
    ),
  ],
);

export type FormSubmissionRow = typeof formSubmissions.$inferSelect;

/** Messages that a demo's CRM would have received; they were never sent to anyone. */
export const crmMessages = pgTable("crm_messages", {
  id: identityId(),
  // The queued task, so that a retry after a crash doesn't add the message twice.
  task_id: text().notNull().unique(),
  message: jsonb().$type<CrmMessage>().notNull(),
  created_at: createdAt(),
});
