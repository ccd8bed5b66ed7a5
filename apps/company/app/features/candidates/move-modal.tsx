import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { TextArea } from "@devguild/design-system/text-area";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/applications";
import { useState } from "react";

import { failureText } from "../frame/failure-text.ts";
import classes from "./move-modal.module.css";
import { firstNameOf } from "./move-words.ts";
import type { Move, useMoveCandidate } from "./use-move-candidate.ts";

const REASON_MAX = 1000;

type Props = {
  asked: Pick<Move, "candidate" | "to">;
  moving: ReturnType<typeof useMoveCandidate>;
  onClose: () => void;
};

/** Asks before a candidate is declined, with a reason, or hired, which cannot be taken back. */
export default function MoveModal({ asked: { candidate, to }, moving, onClose }: Props) {
  const [reason, setReason] = useState("");
  const [notify, setNotify] = useState(true);
  const fullName = candidate.developer.full_name;
  const name = firstNameOf(fullName);
  const isDecline = to === APPLICATION_STATUSES.DECLINED_BY_COMPANY;
  const isTooLong = reason.length > REASON_MAX;
  const confirm = () => {
    if (isTooLong) return;
    moving.mutate({ candidate, to, reason: reason.trim(), notify }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={reason === ""}
      title={isDecline ? `Decline ${fullName}?` : `Hire ${fullName}?`}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant={isDecline ? "danger" : "primary"}
            loading={moving.isPending}
            onClick={confirm}
          >
            {isDecline ? `Decline ${name}` : `Hire ${name}`}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {isDecline ? (
          <TextArea
            label="Reason"
            optional
            rows={3}
            data-autofocus
            limit={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            help={
              notify ? `${name} reads it in the mail.` : `${name} reads it with the application.`
            }
            error={isTooLong ? `Please shorten it to ${REASON_MAX} characters.` : undefined}
          />
        ) : (
          <p>The application is closed with this. Only our staff can take it back.</p>
        )}
        <CheckboxField
          label={`Tell ${name} by mail`}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
        {moving.isError && <FormError>{failureText(moving.error)}</FormError>}
      </div>
    </Modal>
  );
}
