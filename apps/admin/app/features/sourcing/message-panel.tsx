import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { readChange } from "@devguild/api-client/typed-values";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Heading } from "@devguild/design-system/heading";
import { Panel } from "@devguild/design-system/panel";
import { usePanelFocus } from "@devguild/design-system/use-panel-focus";
import { SelectField } from "@devguild/design-system/select-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import {
  FIRST_NAME,
  MESSAGE_BODY_MAX,
  MESSAGE_SUBJECT_MAX,
  MESSAGE_UNDO_S,
} from "@devguild/schemas/constants/sourcing";
import { formatCount } from "@devguild/schemas/formats";
import type { SentMessage } from "@devguild/schemas/sourcing";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconBraces } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { JobField } from "./job-field.tsx";
import { MessagePreview } from "./message-preview.tsx";
import classes from "./message-panel.module.css";

const FORM = "developer-message";
// The server checks who gets it, whatever it says; it needs some text for that.
const ANY_TEXT = "-";
const GREETING = `Hi ${FIRST_NAME},\n\n`;

type Props = {
  /** The developers chosen for it. */
  developerIds: readonly number[];
  onRemove: (developerId: number) => void;
  onSent: (message: SentMessage) => void;
  onClose: () => void;
};

/** Writes to the chosen developers: who gets it, who is skipped and why, and what each of them reads. */
export default function MessagePanel({ developerIds, onRemove, onSent, onClose }: Props) {
  const panel = usePanelFocus();
  const viewer = useCurrentUser();
  const sending = useQuery(api.sourcing.senders.options());
  const senders = sending.data?.data ?? [];
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => storeDraft(`developer-message.${viewer?.id ?? 0}`));
  const form = useApiForm(api.sourcing.sendMessage, {
    initialValues: {
      sender_id: String(viewer?.id ?? ""),
      subject: "",
      body: GREETING,
      job_id: null as string | null,
    },
    draft,
    toInput: (values) => ({
      body: {
        developer_ids: [...developerIds],
        sender_id: Number(values.sender_id) || Number.NaN,
        subject: values.subject,
        body: values.body,
        job_id: values.job_id === null ? null : Number(values.job_id),
      },
    }),
    onSuccess: ({ data }) => onSent(data),
    onReset: () => {
      setShown({ subject: "", body: GREETING });
    },
  });
  const [shown, setShown] = useState(() => ({
    subject: form.field("subject").defaultValue,
    body: form.field("body").defaultValue,
  }));
  const watch = (name: "subject" | "body") => {
    const field = form.field(name);
    return {
      ...field,
      onChange: (change: unknown) => {
        field.onChange(change);
        const value = String(readChange(change));
        setShown((before) => ({ ...before, [name]: value }));
      },
    };
  };
  const check = useQuery({
    queryKey: [...api.sourcing.validateMessage.key, developerIds, viewer?.id],
    queryFn: () =>
      api.sourcing.validateMessage.call({
        body: {
          developer_ids: [...developerIds],
          sender_id: viewer?.id ?? 0,
          subject: ANY_TEXT,
          body: ANY_TEXT,
        },
      }),
    placeholderData: keepPreviousData,
  });
  const checked = check.data?.data;
  const insertName = () => {
    const text = area.current;
    if (!text) return;
    text.setRangeText(FIRST_NAME, text.selectionStart, text.selectionEnd, "end");
    text.dispatchEvent(new Event("input", { bubbles: true }));
    text.focus();
  };
  const recipients = checked?.recipients ?? 0;
  return (
    <Panel
      ref={panel}
      label="Message"
      onClose={onClose}
      head={
        <Heading level={2} size="md">
          {checked
            ? `Message to ${formatCount(recipients)} of ${formatCount(developerIds.length)}`
            : "Message"}
        </Heading>
      }
      foot={
        <div className={classes.foot}>
          <span className={classes.note}>
            200 people at a time, {MESSAGE_UNDO_S} seconds to undo.
          </span>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            loading={form.isPending}
            disabled={recipients === 0}
          >
            Send to {formatCount(recipients)}
          </Button>
        </div>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        <SelectField
          // A choice that isn't offered yet would be lost.
          key={senders.length}
          label="From"
          help={
            sending.isLoadingError ? (
              <FailedPart of="The senders" query={sending} />
            ) : (
              "Answers to the email go there."
            )
          }
          options={senders.map(({ id, full_name: name, email }) => ({
            value: String(id),
            label: `${name}, ${email}`,
          }))}
          {...form.field("sender_id")}
        />
        <JobField {...form.field<string | null>("job_id")} />
        <TextField label="Subject" maxLength={MESSAGE_SUBJECT_MAX} {...watch("subject")} />
        <TextArea
          ref={area}
          label="Message"
          rows={9}
          limit={MESSAGE_BODY_MAX}
          labelEnd={
            <Button
              size="sm"
              variant="subtle"
              icon={<IconBraces size={16} stroke={1.75} aria-hidden />}
              onClick={insertName}
            >
              First name
            </Button>
          }
          {...watch("body")}
          error={form.errors["body"] ?? form.errors["developer_ids"]}
        />
      </ApiForm>
      <FailedPart of="Who gets it" query={check} />
      {checked && <MessagePreview check={checked} {...shown} onRemove={onRemove} />}
    </Panel>
  );
}
