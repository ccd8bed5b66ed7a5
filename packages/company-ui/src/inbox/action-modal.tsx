import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { SelectField } from "@devguild/design-system/select-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import type { BulkAction, InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import {
  INBOX_MESSAGES,
  type InboxStatus,
  UNDO_S,
} from "@devguild/schemas/constants/candidate-inbox";
import { checkTemplate } from "@devguild/schemas/constants/message-templates";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useState } from "react";

import { FailedPart } from "../lists/failed-part.tsx";
import { describePlan } from "./action-words.ts";
import { MessagePreview } from "./message-preview.tsx";
import { type UsableTemplate, useStoredTemplates, useTemplates } from "./use-templates.ts";

type Props = {
  companyId: number;
  candidates: readonly Pick<InboxCandidate, "id" | "full_name" | "job">[];
  /** The status to move them to; null to only write to them. */
  status: InboxStatus | null;
  onStarted: (answer: { data: BulkAction }) => void;
  onClose: () => void;
};

const isDeclining = (status: InboxStatus | null) =>
  status === APPLICATION_STATUSES.DECLINED_BY_COMPANY;

/** The templates for an action, its own purpose first. */
const sortForAction = (templates: readonly UsableTemplate[], status: InboxStatus | null) => {
  const wanted = isDeclining(status) ? "decline" : "message";
  return templates.filter(({ purpose }) => purpose === wanted);
};

/** Asks what to write before many candidates are moved or written to. */
export function ActionModal({ companyId, candidates, status, onStarted, onClose }: Props) {
  const viewer = useCurrentUser();
  const stored = useStoredTemplates(companyId);
  const templates = sortForAction(useTemplates(companyId), status);
  // A decline says something kind unless the viewer empties it.
  const [first] = isDeclining(status) || status === null ? templates : [];
  const [text, setText] = useState<string | null>(null);

  const getMessage = (written: string | null) => text ?? written ?? first?.body ?? "";
  const form = useApiForm(
    {
      call: (body: Parameters<typeof api.candidateInbox.startAction.call>[0]["body"]) =>
        api.candidateInbox.startAction.call({ params: { companyId }, body }),
    },
    {
      draft: storeDraft(
        `${viewer?.id}.action.${status}.${candidates.map(({ id }) => id).join("-")}`,
      ),
      // Nothing is written until the template is changed.
      initialValues: {
        message: null as string | null,
        contact_email: viewer?.email ?? "",
        notify: true,
      },
      toInput: ({ message, contact_email, notify }) => ({
        candidate_ids: candidates.map(({ id }) => id),
        status,
        message: status === null || notify ? getMessage(message).trim() : "",
        contact_email: contact_email.trim(),
        notify,
      }),
      check: ({ message, notify }): Record<string, string> => {
        const unknown = checkTemplate(getMessage(message));
        if (unknown && notify) return { message: unknown };
        return status === null && getMessage(message).trim() === ""
          ? { message: INBOX_MESSAGES.nothingToDo }
          : {};
      },
      onSuccess: (answer) => {
        onStarted(answer);
        onClose();
      },
      onReset: () => {
        setText(null);
        setWriting(true);
      },
    },
  );
  const notify = form.tick("notify");
  const [isWriting, setWriting] = useState(notify.defaultChecked);
  const area = form.field<string | null>("message");
  const message = getMessage(area.defaultValue);
  const chosen = templates.find(({ body }) => body === message);
  const write = (body: string) => {
    setText(body);
    area.onChange(body);
  };
  const writes = status === null || isWriting;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      width={560}
      title={describePlan(status, candidates)}
      footerNote={`Emails leave after ${UNDO_S} seconds. You can undo until then.`}
      submitLabel={describePlan(status, candidates)}
      submitVariant={isDeclining(status) ? "danger" : "primary"}
    >
      {status !== null && (
        <CheckboxField
          label={candidates.length === 1 ? "Email the candidate" : "Email each candidate"}
          {...notify}
          onChange={(event) => {
            notify.onChange(event);
            setWriting(event.currentTarget.checked);
          }}
        />
      )}
      {writes && (
        <>
          <SelectField
            label="Template"
            data-autofocus
            value={chosen?.key ?? ""}
            onChange={({ target }) => {
              const found = templates.find(({ key }) => key === target.value);
              write(found?.body ?? "");
            }}
            placeholder={chosen || message === "" ? "No template" : "Your own text"}
            options={templates.map(({ key, name }) => ({ value: key, label: name }))}
            help={stored.isLoadingError && <FailedPart of="Your own templates" query={stored} />}
          />
          <TextArea
            label="Message"
            rows={6}
            limit={MESSAGE_MAX}
            optional={status !== null}
            help="{{first_name}}, {{job_title}}, {{company_name}} and {{recruiter}} are filled in for each."
            {...area}
            defaultValue={undefined}
            value={message}
            onChange={(event) => write(event.target.value)}
          />
          {message.trim() !== "" && !checkTemplate(message) && (
            <MessagePreview
              text={message}
              candidates={candidates}
              companyName={viewer?.company?.name ?? ""}
              recruiter={viewer?.full_name ?? ""}
            />
          )}
          <TextField type="email" label="Replies go to" {...form.field("contact_email")} />
        </>
      )}
    </FormModal>
  );
}
