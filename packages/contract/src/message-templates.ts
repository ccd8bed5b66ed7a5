import { dataOf } from "@devguild/schemas/fields";
import { messageTemplate, messageTemplateBody } from "@devguild/schemas/message-templates";
import { z } from "zod";

import { companyUser, endpoint } from "./endpoint.ts";

const readers = [companyUser("owner.company.view-candidates", "companyId")] as const;
const editors = [companyUser("owner.company.edit-candidates", "companyId")] as const;
const idOfTemplate = { subject: "message-template", id: "params.templateId" } as const;

export const messageTemplates = {
  list: endpoint({
    method: "GET",
    path: "/companies/:companyId/message-templates",
    summary: "The templates for messages to candidates: the company's, and the caller's own",
    access: readers,
    staysSmall: "a company and a person each have at most 50",
    answer: { 200: dataOf(z.array(messageTemplate)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/companies/:companyId/message-templates",
    summary: "Create a template for the company or for the caller alone",
    access: editors,
    audit: { action: "message-template.create", subject: "message-template", id: "answer.data.id" },
    body: messageTemplateBody,
    answer: { 201: dataOf(messageTemplate) },
    errors: [409],
  }),
  update: endpoint({
    method: "PUT",
    path: "/companies/:companyId/message-templates/:templateId",
    summary: "Change a template of the company or of the caller",
    access: editors,
    audit: { action: "message-template.edit", ...idOfTemplate },
    body: messageTemplateBody,
    answer: { 200: dataOf(messageTemplate) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/message-templates/:templateId",
    summary: "Delete a template of the company or of the caller",
    access: editors,
    audit: { action: "message-template.delete", ...idOfTemplate },
    answer: { 204: null },
    errors: [404],
  }),
};
