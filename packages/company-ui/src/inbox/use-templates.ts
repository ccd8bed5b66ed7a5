import { api } from "@devguild/api-client/browser-api";
import {
  STANDARD_TEMPLATES,
  type TemplatePurpose,
} from "@devguild/schemas/constants/message-templates";
import type { MessageTemplate } from "@devguild/schemas/message-templates";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

/** A template to write with; `stored` is null for those of the product. */
export type UsableTemplate = {
  key: string;
  name: string;
  purpose: TemplatePurpose;
  body: string;
  stored: MessageTemplate | null;
};

const STANDARD: UsableTemplate[] = STANDARD_TEMPLATES.map(({ name, purpose, body }) => ({
  key: `standard ${name}`,
  name,
  purpose,
  body,
  stored: null,
}));

/** Reads the templates that were written at a company. */
export const useStoredTemplates = (companyId: number) =>
  useQuery(api.messageTemplates.list.options({ params: { companyId } }));

/** Returns the templates that the viewer can use: the company's, their own, and the product's. */
export const useTemplates = (companyId: number): readonly UsableTemplate[] => {
  const { data } = useStoredTemplates(companyId);
  return useMemo(
    () => [
      ...(data?.data ?? []).map((template) => ({
        key: String(template.id),
        name: template.name,
        purpose: template.purpose,
        body: template.body,
        stored: template,
      })),
      ...STANDARD,
    ],
    [data],
  );
};
