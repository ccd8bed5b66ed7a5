import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { AppliedJob } from "@devguild/schemas/applications";
import { DECLINE_REASONS, type DeclineReason } from "@devguild/schemas/constants/applications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

const MESSAGE_MAX = 1000;
const REASONS = Object.entries(DECLINE_REASONS) as [DeclineReason, string][];

type Props = { applied: AppliedJob; developerId: number; onClose: () => void };

/** Asks why before an application ends; the reasons stay with the product. */
export default function WalkAwayModal({ applied, developerId, onClose }: Props) {
  const [reasons, setReasons] = useState<DeclineReason[]>([]);
  const [message, setMessage] = useState("");
  const queries = useQueryClient();
  const toasts = useToast();
  const leaving = useMutation({
    mutationFn: () =>
      api.applications.walkAway.call({
        params: { id: developerId, jobId: applied.id },
        body: { reasons, ...(message && { message }) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.dashboards.developer.key });
      toasts.show({ tone: "ok", text: `You walked away from ${applied.company_name}.` });
      onClose();
    },
  });
  const error = leaving.error instanceof ApiError ? leaving.error : null;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Walk away?"
      subtitle={`${applied.job.title} at ${applied.company_name}`}
      footer={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button variant="danger" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            Walk away
          </Button>
        </>
      }
    >
      <p>
        The company keeps that you applied, and loses your contact data. While the job is open you
        can apply again.
      </p>
      <fieldset>
        <legend>What made you decide?</legend>
        {REASONS.map(([reason, label]) => (
          <CheckboxField
            key={reason}
            label={label}
            checked={reasons.includes(reason)}
            onChange={(event) =>
              setReasons(
                event.currentTarget.checked
                  ? [...reasons, reason]
                  : reasons.filter((each) => each !== reason),
              )
            }
          />
        ))}
      </fieldset>
      <TextArea
        label="Anything else?"
        optional
        rows={3}
        limit={MESSAGE_MAX}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={error?.fields["message"]}
      />
      {leaving.isError && (
        <FormError>{error?.fields["reasons"] ?? leaving.error.message}</FormError>
      )}
    </Modal>
  );
}
