import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { TextArea } from "@devguild/design-system/text-area";
import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useState } from "react";

import classes from "./move-modal.module.css";
import { getFirstName, isDecline, type Moving } from "./move-rules.ts";

const REASON_MAX = 1000;

const takesReason = (to: ApplicationStatus) => to !== APPLICATION_STATUSES.HIRED;

type Props = {
  candidate: Candidate;
  /** The statuses it can lead to; the viewer chooses if there are several. */
  targets: readonly [ApplicationStatus, ...ApplicationStatus[]];
  moving: Moving;
  onClose: () => void;
};

/** Confirms before a candidate is declined or hired, or before such a decision is reversed. */
export function MoveModal({ candidate, targets, moving, onClose }: Props) {
  const { rules, underWay } = moving;
  const { status: from, developer } = candidate;
  const viewer = useCurrentUser();
  const name = getFirstName(developer.full_name);
  const findTarget = (status: string) =>
    targets.find((each) => String(each) === status) ?? targets[0];
  const form = useApiForm(
    { call: moving.move },
    {
      draft: storeDraft(`${viewer?.id}.move.${candidate.id}.${targets.join("-")}`),
      initialValues: { status: String(targets[0]), reason: "", notify: true },
      toInput: ({ status, reason, notify }) => {
        const to = findTarget(status);
        const text = takesReason(to) && reason.trim();
        return {
          candidate,
          to,
          ...(text && { reason: text }),
          ...(rules.isMailed(candidate, to) && { notify }),
        };
      },
      check: ({ status, reason }) =>
        takesReason(findTarget(status)) && reason.trim().length > REASON_MAX
          ? { reason: `Please shorten it to ${REASON_MAX} characters.` }
          : {},
      onSuccess: onClose,
      onReset: () => {
        setChosen(targets[0]);
        setMailWanted(true);
      },
    },
  );
  // What the viewer chooses also decides which fields and texts are shown.
  const status = form.field("status");
  const notify = form.tick("notify");
  const [chosen, setChosen] = useState(findTarget(status.defaultValue));
  const [isMailWanted, setMailWanted] = useState(notify.defaultChecked);
  const { question, confirm } = rules.getWords(from, chosen);
  const effect = targets.length === 1 && rules.describeEffect(from, chosen, name);
  return (
    <FormModal
      form={{
        ...form,
        error: form.error ?? (targets.length === 1 ? status.error : null) ?? null,
      }}
      // Reopens if the viewer gives no proof or the move is refused.
      opened={underWay === null}
      keepMounted
      onClose={onClose}
      title={question(developer.full_name)}
      submitLabel={confirm(name)}
      submitVariant={isDecline(chosen) ? "danger" : "primary"}
      cancelLabel="Not now"
    >
      {moving.notice}
      {targets.length > 1 && (
        <RadioGroup
          legend="New status"
          {...status}
          onChange={(value) => {
            status.onChange(value);
            setChosen(findTarget(value));
          }}
          options={targets.map((each) => ({
            value: String(each),
            label: applicationStatusText(each, "staff"),
            help: <span className={classes.effect}>{rules.describeEffect(from, each, name)}</span>,
          }))}
        />
      )}
      {effect && <p>{effect}</p>}
      {takesReason(chosen) && (
        <TextArea
          label="Reason"
          optional
          rows={3}
          data-autofocus
          limit={REASON_MAX}
          help={rules.describeReaders(name, isMailWanted)}
          {...form.field("reason")}
        />
      )}
      {rules.isMailed(candidate, chosen) && (
        <CheckboxField
          label={`Email ${name}`}
          {...notify}
          onChange={(event) => {
            notify.onChange(event);
            setMailWanted(event.currentTarget.checked);
          }}
        />
      )}
    </FormModal>
  );
}
