import type { MessageTemplate } from "@devguild/schemas/message-templates";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { messageTemplates } from "./message-templates.tables.ts";

/** Who uses templates: a person of a company. */
export type TemplateReader = { userId: number; companyId: number };

/** Filters templates to the company's and the person's own. */
export const isUsableBy = ({ userId, companyId }: TemplateReader) =>
  and(
    eq(messageTemplates.company_id, companyId),
    or(isNull(messageTemplates.user_id), eq(messageTemplates.user_id, userId)),
  );

/** Formats a template for responses. */
export const toTemplate = (row: typeof messageTemplates.$inferSelect): MessageTemplate => ({
  id: row.id,
  name: row.name,
  purpose: row.purpose,
  body: row.body,
  is_own: row.user_id !== null,
  updated_at: iso(row.updated_at),
});

/** Lists the templates that a person can use, by name. */
export const listTemplates = async (db: Db, reader: TemplateReader): Promise<MessageTemplate[]> => {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(isUsableBy(reader))
    .orderBy(asc(sql`lower(${messageTemplates.name})`), asc(messageTemplates.id));
  return rows.map(toTemplate);
};

export const templateSnapshot = createSnapshot(messageTemplates, { derived: ["updated_at"] });
