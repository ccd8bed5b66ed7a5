import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { NumberField } from "@devguild/design-system/number-field";
import { useNow } from "@devguild/design-system/relative-time";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import type { MembershipPlan, OwnMembership } from "@devguild/schemas/memberships";

import { listPlanOptions, toTermsBody, toTermsValues } from "./agreed-terms.ts";
import { KINDS } from "./membership-kinds.ts";
import { useRefreshRecord } from "./use-refresh-record.ts";

type Props = {
  companyId: number;
  kind: MembershipKind;
  /** The present one; null to add one. */
  membership: OwnMembership | null;
  plans: readonly MembershipPlan[];
  note: string;
  onClose: () => void;
};

/** A dialog to set a company's membership of a kind as agreed. */
export function MembershipModal({ companyId, kind, membership, plans, note, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  const now = useNow();
  const { label, agree } = KINDS[kind];
  const form = useApiForm(
    { call: agree },
    {
      initialValues: toTermsValues({ membership, plans, note, now }),
      toInput: (values) => ({ params: { id: companyId }, body: toTermsBody(values) }),
      onSuccess: async () => {
        await refresh();
        toasts.show({ tone: "ok", text: `${label} membership saved.` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`${membership ? "Change" : "Add"} ${label.toLowerCase()} membership`}
      subtitle="As you agreed it with the company."
      submitLabel={membership ? "Save changes" : "Add membership"}
    >
      <SelectField
        label="Plan"
        options={listPlanOptions(plans, membership)}
        {...form.field("membership_plan_id")}
      />
      {kind === "RECRUITING" && (
        <NumberField label="Job slots" min={1} {...form.field("concurrent_jobs")} />
      )}
      <FieldPair>
        <TextField label="First day" type="date" {...form.field("valid_from")} />
        <TextField label="Last day" type="date" {...form.field("valid_until")} />
      </FieldPair>
      <FieldPair>
        <NumberField
          label="Price per month"
          unit="EUR"
          min={0}
          step="0.01"
          optional
          {...form.field("membership_fair_price")}
          help="Leave empty to charge nothing here."
        />
        <NumberField
          label="Renews for"
          unit="months"
          min={1}
          max={60}
          {...form.field("membership_duration")}
        />
      </FieldPair>
      <CheckboxField label="Renews at the end of its term" {...form.tick("auto_renew")} />
      <TextField
        label="Note"
        optional
        {...form.field("note")}
        help="For staff; the company doesn’t see it."
      />
    </FormModal>
  );
}
