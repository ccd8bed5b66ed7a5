import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { NumberField } from "@devguild/design-system/number-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { MEMBERSHIP_KINDS, type MembershipKind } from "@devguild/schemas/constants/memberships";
import { OFFER_NAME_MAX } from "@devguild/schemas/constants/offers";
import type { AdminMembershipPlan } from "@devguild/schemas/offers";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { KINDS } from "../company-account/membership-kinds.ts";
import { FormModal } from "@devguild/design-system/form-modal";
import { FeaturesField, RecommendedField, SoldField } from "./offer-fields.tsx";
import { checkFeatures, toCents, toEuroText, toFeatures, toNumber } from "./offer-values.ts";

type Values = {
  kind: string;
  name: string;
  concurrent_jobs: string;
  price_cents_month: string;
  duration_months: string;
  features: string;
  highlighted: boolean;
  active: boolean;
};

const EMPTY: Values = {
  kind: "RECRUITING",
  name: "",
  concurrent_jobs: "",
  price_cents_month: "",
  duration_months: "12",
  features: "",
  highlighted: false,
  active: true,
};

const toValues = (plan: AdminMembershipPlan): Values => ({
  kind: plan.kind,
  name: plan.name,
  concurrent_jobs: plan.concurrent_jobs === null ? "" : String(plan.concurrent_jobs),
  price_cents_month: toEuroText(plan.price_cents_month),
  duration_months: String(plan.duration_months),
  features: plan.features.join("\n"),
  highlighted: plan.highlighted,
  active: plan.active,
});

const toKind = (value: string): MembershipKind =>
  MEMBERSHIP_KINDS.find((kind) => kind === value) ?? "RECRUITING";

const toPlan = ({ kind, ...values }: Values) => ({
  name: values.name,
  // Typed before another kind was chosen.
  concurrent_jobs: toKind(kind) === "RECRUITING" ? toNumber(values.concurrent_jobs) : null,
  price_cents_month: toCents(values.price_cents_month) ?? 0,
  duration_months: Number(values.duration_months),
  features: toFeatures(values.features),
  highlighted: values.highlighted,
  active: values.active,
});

type Props = {
  /** The plan to change; null to add one. */
  plan: AdminMembershipPlan | null;
  onClose: () => void;
};

/** A dialog to add a membership plan, or to change one. */
export default function PlanModal({ plan, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [kind, setKind] = useState(plan?.kind ?? toKind(EMPTY.kind));
  const refresh = () => queries.invalidateQueries({ queryKey: api.membershipPlans.list.key });
  const form = useApiForm(
    {
      call: (values: Values) =>
        plan
          ? api.membershipPlans.update.call({
              params: { id: plan.id },
              body: { ...toPlan(values), version: plan.version },
            })
          : api.membershipPlans.create.call({
              body: { ...toPlan(values), kind: toKind(values.kind) },
            }),
    },
    {
      initialValues: plan ? toValues(plan) : EMPTY,
      check: checkFeatures,
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({ tone: "ok", text: `${data.name} ${plan ? "saved" : "added"}` });
        onClose();
      },
      // Someone else may have changed it; the list shows to what.
      onError: () => void refresh(),
    },
  );
  const kindInput = form.field("kind");
  return (
    <FormModal
      form={form}
      title={plan ? "Edit plan" : "New plan"}
      {...(plan && {
        subtitle: "For memberships that are bought from now on. The others stay as they are.",
      })}
      submitLabel={plan ? "Save changes" : "Add plan"}
      onClose={onClose}
    >
      {!plan && (
        <SelectField
          label="Kind"
          options={MEMBERSHIP_KINDS.map((value) => ({ value, label: KINDS[value].label }))}
          {...kindInput}
          onChange={(event) => {
            setKind(toKind(event.currentTarget.value));
            kindInput.onChange(event);
          }}
        />
      )}
      <TextField label="Name" maxLength={OFFER_NAME_MAX} {...form.field("name")} />
      {kind === "RECRUITING" && (
        <NumberField label="Job slots" min={1} {...form.field("concurrent_jobs")} />
      )}
      <FieldPair>
        <NumberField
          label="Price per month"
          unit="EUR"
          min={0}
          step="0.01"
          help="Before VAT."
          {...form.field("price_cents_month")}
        />
        <NumberField
          label="Runs for"
          unit="months"
          min={1}
          max={60}
          {...form.field("duration_months")}
        />
      </FieldPair>
      <FeaturesField form={form} />
      <RecommendedField form={form} />
      <SoldField form={form} />
    </FormModal>
  );
}
