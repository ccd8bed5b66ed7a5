import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { MessageTemplate } from "@devguild/schemas/message-templates";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { FailedPart } from "../lists/failed-part.tsx";
import { TemplateForm } from "./template-form.tsx";
import classes from "./templates-modal.module.css";
import { useStoredTemplates, useTemplates } from "./use-templates.ts";

const FORM = "message-template";

const useRemoveTemplate = (companyId: number) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = () => queries.invalidateQueries({ queryKey: api.messageTemplates.list.key });
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const restoring = useMutation({
    mutationFn: ({ name, purpose, body, is_own }: MessageTemplate) =>
      api.messageTemplates.create.call({
        params: { companyId },
        body: { name, purpose, body, is_own },
      }),
    onError,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: MessageTemplate) =>
      api.messageTemplates.remove.call({ params: { companyId, templateId: id } }),
    onSuccess: (_, template) =>
      toasts.show({
        tone: "ok",
        text: `Template “${template.name}” deleted.`,
        undo: { onPress: () => restoring.mutate(template) },
      }),
    onError,
    onSettled: refresh,
  });
};

type Props = { companyId: number; onClose: () => void };

/** The templates for messages to candidates: those of the company and one's own are written here. */
export function TemplatesModal({ companyId, onClose }: Props) {
  const templates = useTemplates(companyId);
  const stored = useStoredTemplates(companyId);
  const removing = useRemoveTemplate(companyId);
  const [editing, setEditing] = useState<{ template: MessageTemplate | null } | null>(null);
  if (editing)
    return (
      <Modal
        // Another dialog: the button that opened it must not become the one that submits.
        key="template"
        opened
        onClose={() => setEditing(null)}
        closeOnClickOutside={false}
        title={editing.template ? "Edit template" : "New template"}
        footer={
          <>
            <Button onClick={() => setEditing(null)}>Cancel</Button>
            <Button type="submit" form={FORM} variant="primary">
              Save template
            </Button>
          </>
        }
      >
        <TemplateForm
          id={FORM}
          companyId={companyId}
          template={editing.template}
          onSaved={() => setEditing(null)}
        />
      </Modal>
    );
  return (
    <Modal
      key="templates"
      opened
      onClose={onClose}
      title="Message templates"
      width={560}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => setEditing({ template: null })}>
            New template
          </Button>
        </>
      }
    >
      <FailedPart of="Your own templates" query={stored} />
      <ul className={classes.templates}>
        {templates.map(({ key, name, purpose, stored }) => (
          <li key={key}>
            <span className={classes.words}>
              <strong>{name}</strong>
              <span>
                {purpose === "decline" ? "For declining" : "For messages"}
                {"\u00a0· "}
                {stored === null ? "Standard" : stored.is_own ? "Only you" : "Everyone here"}
              </span>
            </span>
            {stored && (
              <span className={classes.actions}>
                <TextButton small onClick={() => setEditing({ template: stored })}>
                  Edit
                </TextButton>
                <TextButton small onClick={() => !removing.isPending && removing.mutate(stored)}>
                  Delete
                </TextButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
