import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { checkTemplate, TEMPLATE_NAME_MAX } from "@devguild/schemas/constants/message-templates";
import type { MessageTemplate, MessageTemplateBody } from "@devguild/schemas/message-templates";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./templates-modal.module.css";

type Props = {
  id: string;
  companyId: number;
  /** The template to change; null for a new one. */
  template: MessageTemplate | null;
  onSaved: () => void;
};

/** The form of a template. */
export function TemplateForm({ id, companyId, template, onSaved }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const call = (body: MessageTemplateBody) =>
    template
      ? api.messageTemplates.update.call({ params: { companyId, templateId: template.id }, body })
      : api.messageTemplates.create.call({ params: { companyId }, body });
  const [draft] = useState(() => storeDraft(`template.${companyId}.${template?.id ?? "new"}`));
  const form = useApiForm(
    { call },
    {
      draft,
      initialValues: {
        name: template?.name ?? "",
        purpose: template?.purpose ?? "message",
        body: template?.body ?? "Hi {{first_name}},\n\n",
        reach: template?.is_own ? "own" : "company",
      },
      toInput: ({ name, purpose, body, reach }) => ({
        name,
        purpose,
        body,
        is_own: reach === "own",
      }),
      check: ({ body }): Record<string, string> => {
        const unknown = checkTemplate(body);
        return unknown ? { body: unknown } : {};
      },
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.messageTemplates.list.key });
        toasts.show({ tone: "ok", text: `Template “${data.name}” saved.` });
        onSaved();
      },
    },
  );
  return (
    <ApiForm id={id} form={form} className={classes.form}>
      <TextField
        label="Name"
        maxLength={TEMPLATE_NAME_MAX}
        data-autofocus
        {...form.field("name")}
      />
      <RadioGroup
        legend="Used for"
        options={[
          { value: "message", label: "Messages" },
          { value: "decline", label: "Declining" },
        ]}
        {...form.field("purpose")}
      />
      <TextArea
        label="Text"
        rows={8}
        limit={MESSAGE_MAX}
        help="{{first_name}}, {{job_title}}, {{company_name}} and {{recruiter}} are filled in for each candidate."
        {...form.field("body")}
      />
      <RadioGroup
        legend="Who sees it"
        options={[
          { value: "company", label: "Everyone who moves candidates here" },
          { value: "own", label: "Only you" },
        ]}
        {...form.field("reach")}
      />
    </ApiForm>
  );
}
