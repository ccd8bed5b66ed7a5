import { useFormErrors } from "@devguild/api-client/use-form-errors";
import { LacksFactor } from "@devguild/auth-ui/lacks-factor";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { PostForm } from "@devguild/design-system/post-form";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { TextArea } from "@devguild/design-system/text-area";
import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/applications";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useId, useState } from "react";

import classes from "./move-modal.module.css";
import {
  declineEffect,
  firstNameOf,
  isDecline,
  isMailed,
  isRelease,
  moveWords,
} from "./staff-moves.ts";
import type { Move } from "./use-move-candidate.ts";

const REASON_MAX = 1000;

type Props = {
  opened: boolean;
  candidate: Candidate;
  /** Where it may lead; one of several is chosen here. */
  ways: readonly ApplicationStatus[];
  error: Error | null;
  onMove: (wanted: Move) => void;
  onClose: () => void;
};

/** Asks before somebody is declined or hired, or such a decision is taken back. */
export default function MoveModal({ opened, candidate, ways, error, onMove, onClose }: Props) {
  const { status: from, developer } = candidate;
  const [chosen, setChosen] = useState(ways[0]);
  const [reason, setReason] = useState("");
  const [notify, setNotify] = useState(true);
  const [isTooLong, setTooLong] = useState(false);
  const lacksFactor = useCurrentUser()?.mfa_active === false;
  const { form, fields, general } = useFormErrors(error);
  const formId = useId();
  if (chosen === undefined) return null;

  const name = firstNameOf(developer.full_name);
  const { label, question } = moveWords(from, chosen);
  const takesReason = chosen !== APPLICATION_STATUSES.HIRED;
  const isTold = isMailed(from, chosen) && developer.id !== null;
  const submit = () => {
    const text = takesReason ? reason.trim() : "";
    setTooLong(text.length > REASON_MAX);
    if (text.length > REASON_MAX) form.current?.querySelector("textarea")?.focus();
    else onMove({ to: chosen, ...(text && { reason: text }), ...(isTold && { notify }) });
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={reason === ""}
      title={question(developer.full_name)}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" form={formId} variant={isDecline(chosen) ? "danger" : "primary"}>
            {isDecline(chosen) ? `Decline ${name}` : label}
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
          submit();
        }}
      >
        {lacksFactor && <LacksFactor />}
        {ways.length > 1 ? (
          <RadioGroup
            legend="The application becomes"
            name="status"
            value={String(chosen)}
            onChange={(value) => setChosen(ways.find((way) => String(way) === value))}
            options={ways.map((way) => ({
              value: String(way),
              label: applicationStatusText(way, "staff"),
              help: <span className={classes.effect}>{declineEffect(way, name)}</span>,
            }))}
            error={fields["status"]}
          />
        ) : (
          <p>
            {isDecline(chosen)
              ? declineEffect(chosen, name)
              : isRelease(from, chosen)
                ? "The company meets a new candidate, and the owner of the job is told by mail."
                : takesReason
                  ? "The company sees that staff moved the application."
                  : "The application is closed with this. Only staff can take it back."}
          </p>
        )}
        {takesReason && (
          <TextArea
            label="Reason"
            optional
            rows={3}
            data-autofocus
            limit={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            help={`${name} can read it, and so can the company where it sees the application.`}
            error={isTooLong ? `Please shorten it to ${REASON_MAX} characters.` : fields["reason"]}
          />
        )}
        {isTold && (
          <CheckboxField
            label={`Tell ${name} by mail`}
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        )}
        <FormError>
          {general ?? (ways.length === 1 ? fields["status"] : null) ?? fields["mfa_token"]}
        </FormError>
      </PostForm>
    </Modal>
  );
}
