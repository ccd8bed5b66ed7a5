import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { type FieldInput, useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { AppliedJob } from "@devguild/schemas/applications";
import { DECLINE_REASONS, type DeclineReason } from "@devguild/schemas/constants/applications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

const MESSAGE_MAX = 1000;
const REASONS = Object.entries(DECLINE_REASONS) as [DeclineReason, string][];

type Props = { applied: AppliedJob; developerId: number; onClose: () => void };

function ReasonsField({ defaultValue, onChange, error }: FieldInput<DeclineReason[]>) {
  const [reasons, setReasons] = useState(defaultValue);
  const choose = (next: DeclineReason[]) => {
    setReasons(next);
    onChange(next);
  };
  return (
    <>
      <fieldset>
        <legend>Why are you withdrawing?</legend>
        {REASONS.map(([reason, label]) => (
          <CheckboxField
            key={reason}
            label={label}
            checked={reasons.includes(reason)}
            onChange={(event) =>
              choose(
                event.currentTarget.checked
                  ? [...reasons, reason]
                  : reasons.filter((each) => each !== reason),
              )
            }
          />
        ))}
      </fieldset>
      {error && <FormError>{error}</FormError>}
    </>
  );
}

/** Asks for reasons before withdrawing an application; the company doesn't see them. */
export default function WithdrawModal({ applied, developerId, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const form = useApiForm(api.applications.walkAway, {
    draft: storeDraft(`${developerId}.withdraw.${applied.id}`),
    initialValues: { reasons: [] as DeclineReason[], message: "" },
    toInput: ({ reasons, message }) => ({
      params: { id: developerId, jobId: applied.id },
      body: { reasons, ...(message && { message }) },
    }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["applications"] }),
        queries.invalidateQueries({ queryKey: api.dashboards.developer.key }),
      ]);
      toasts.show({
        tone: "ok",
        text: `You withdrew your application to ${applied.company_name}.`,
      });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Withdraw your application?"
      subtitle={`${applied.job.title} at ${applied.company_name}`}
      submitLabel="Withdraw"
      cancelLabel="Keep my application"
      submitVariant="danger"
    >
      <p>
        The company will still see that you applied, but not how to contact you. While the job is
        open you can apply again.
      </p>
      <ReasonsField {...form.field<DeclineReason[]>("reasons")} />
      <TextArea
        label="Anything else?"
        optional
        rows={3}
        limit={MESSAGE_MAX}
        {...form.field("message")}
      />
    </FormModal>
  );
}
