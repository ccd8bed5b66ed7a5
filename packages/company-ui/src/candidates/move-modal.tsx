import { getFormErrors } from "@devguild/api-client/form-errors";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { PostForm } from "@devguild/design-system/post-form";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { TextArea } from "@devguild/design-system/text-area";
import type { Candidate } from "@devguild/schemas/applications";
import { useEffect, useId, useRef, useState } from "react";

import classes from "./move-modal.module.css";
import { getFirstName, isDecline, type Moving } from "./move-rules.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const REASON_MAX = 1000;

const getErrors = (error: Error | null) =>
  error
    ? getFormErrors(error, ["status", "reason"])
    : { fields: {} as Record<string, string>, general: null };

type Props = {
  candidate: Candidate;
  /** Where it may lead; one of several is chosen here. */
  ways: readonly ApplicationStatus[];
  moving: Moving;
  onClose: () => void;
};

/** Asks before a candidate is declined or hired, or such a decision is taken back. */
export function MoveModal({ candidate, ways, moving, onClose }: Props) {
  const { rules, underWay } = moving;
  const { status: from, developer } = candidate;
  const [chosen, setChosen] = useState(ways[0]);
  const [reason, setReason] = useState("");
  const [notify, setNotify] = useState(true);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { fields, general } = getErrors(moving.error);
  useEffect(() => {
    if (moving.error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [moving.error]);
  const formId = useId();
  if (chosen === undefined) return null;

  const name = getFirstName(developer.full_name);
  const { question, confirm } = rules.getWords(from, chosen);
  const takesReason = chosen !== APPLICATION_STATUSES.HIRED;
  const text = takesReason ? reason.trim() : "";
  const isTooLong = text.length > REASON_MAX;
  const isMailed = rules.isMailed(candidate, chosen);
  const effect = ways.length === 1 && rules.describeEffect(from, chosen, name);
  const submit = async () => {
    if (isTooLong) return form.current?.querySelector("textarea")?.focus();
    setSending(true);
    const isMoved = await moving.move({
      candidate,
      to: chosen,
      ...(text && { reason: text }),
      ...(isMailed && { notify }),
    });
    setSending(false);
    // Else what was written for it stays.
    if (isMoved) onClose();
  };
  return (
    <Modal
      // Asked again where the proof was not given or the move refused.
      opened={underWay === null}
      onClose={onClose}
      closeOnClickOutside={reason === ""}
      title={question(developer.full_name)}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDecline(chosen) ? "danger" : "primary"}
            loading={isSending}
          >
            {confirm(name)}
          </Button>
        </>
      }
    >
      <PostForm
        ref={form}
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {moving.notice}
        {ways.length > 1 && (
          <RadioGroup
            legend="The application becomes"
            name="status"
            value={String(chosen)}
            onChange={(value) => setChosen(ways.find((way) => String(way) === value))}
            options={ways.map((way) => ({
              value: String(way),
              label: applicationStatusText(way, "staff"),
              help: <span className={classes.effect}>{rules.describeEffect(from, way, name)}</span>,
            }))}
            error={fields["status"]}
          />
        )}
        {effect && <p>{effect}</p>}
        {takesReason && (
          <TextArea
            label="Reason"
            optional
            rows={3}
            data-autofocus
            limit={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            help={rules.describeReaders(name, notify)}
            error={isTooLong ? `Please shorten it to ${REASON_MAX} characters.` : fields["reason"]}
          />
        )}
        {isMailed && (
          <CheckboxField
            label={`Email ${name}`}
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        )}
        <FormError>{general ?? (ways.length === 1 ? fields["status"] : null)}</FormError>
      </PostForm>
    </Modal>
  );
}
