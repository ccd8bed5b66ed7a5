import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { createTemplate, removeTemplate, updateTemplate } from "./message-templates.commands.ts";
import { listTemplates, templateSnapshot } from "./message-templates.queries.ts";

export const messageTemplateRoutes = implement(
  contract.messageTemplates,
  {
    list: async ({ db, viewer: { userId }, params: { companyId } }) => ({
      data: await listTemplates(db, { userId, companyId }),
    }),
    create: async ({ db, viewer: { userId }, params: { companyId }, body }) => ({
      data: await createTemplate(db, { userId, companyId }, body),
    }),
    update: async ({ db, viewer: { userId }, params: { companyId, templateId }, body }) => ({
      data: await updateTemplate(db, { userId, companyId }, templateId, body),
    }),
    remove: async ({ db, viewer: { userId }, params: { companyId, templateId } }) => {
      await removeTemplate(db, { userId, companyId }, templateId);
      return null;
    },
  },
  { "message-template": templateSnapshot },
);
