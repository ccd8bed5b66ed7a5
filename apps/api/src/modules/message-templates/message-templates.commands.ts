import {
  TEMPLATE_MESSAGES as M,
  TEMPLATES_MAX,
} from "@devguild/schemas/constants/message-templates";
import type { MessageTemplate, MessageTemplateBody } from "@devguild/schemas/message-templates";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { isUniqueViolation, raise } from "../../db/unique.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { isUsableBy, type TemplateReader, toTemplate } from "./message-templates.queries.ts";
import { messageTemplates } from "./message-templates.tables.ts";

const asTaken = (error: unknown): never =>
  isUniqueViolation(error, "message_templates_name") ? invalid({ name: M.taken }) : raise(error);

const toColumns = ({ is_own, ...body }: MessageTemplateBody, { userId }: TemplateReader) => ({
  ...body,
  user_id: is_own ? userId : null,
});

const countTemplates = (tx: Db, { companyId }: TemplateReader, userId: number | null) =>
  tx.$count(
    messageTemplates,
    and(
      eq(messageTemplates.company_id, companyId),
      userId === null ? isNull(messageTemplates.user_id) : eq(messageTemplates.user_id, userId),
    ),
  );

/** Creates a template for a company, or for one person alone. */
export const createTemplate = (
  db: Db,
  reader: TemplateReader,
  body: MessageTemplateBody,
): Promise<MessageTemplate> =>
  transaction(db, async (tx) => {
    // Templates created at once are counted one after another.
    await lockCompany(tx, reader.companyId);
    const columns = toColumns(body, reader);
    if ((await countTemplates(tx, reader, columns.user_id)) >= TEMPLATES_MAX)
      conflict("too_many_templates", M.tooMany);
    const [created] = await tx
      .insert(messageTemplates)
      .values({ ...columns, company_id: reader.companyId })
      .returning();
    return created ? toTemplate(created) : notFound();
  }).catch(asTaken);

/** Changes a template that the person can use. */
export const updateTemplate = async (
  db: Db,
  reader: TemplateReader,
  id: number,
  body: MessageTemplateBody,
): Promise<MessageTemplate> => {
  const [updated] = await db
    .update(messageTemplates)
    .set({ ...toColumns(body, reader), updated_at: new Date() })
    .where(and(isUsableBy(reader), eq(messageTemplates.id, id)))
    .returning()
    .catch(asTaken);
  return updated ? toTemplate(updated) : notFound();
};

/** Deletes a template that the person can use. */
export const removeTemplate = async (db: Db, reader: TemplateReader, id: number) => {
  const removed = await db
    .delete(messageTemplates)
    .where(and(isUsableBy(reader), eq(messageTemplates.id, id)))
    .returning({ id: messageTemplates.id });
  if (removed.length === 0) notFound();
};

/** Deletes the templates that are a person's own. */
export const removeOwnTemplates = async (tx: Db, userId: number) => {
  await tx.delete(messageTemplates).where(eq(messageTemplates.user_id, userId));
};

/** Deletes all templates of a company, also those that are one person's own. */
export const removeAllTemplates = (tx: Db, companyId: number) =>
  tx.delete(messageTemplates).where(eq(messageTemplates.company_id, companyId));
