import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { useToast } from "@devguild/design-system/toast";
import { BILLING_PERIODS } from "@devguild/schemas/constants/invoices";
import type { BillingData } from "@devguild/schemas/invoices";
import { useState } from "react";

import { checkBilling } from "../billing/billing-entry.ts";
import { BillingFields } from "../billing/billing-fields.tsx";
import { PERIOD_LABELS } from "./billing-periods.ts";
import { useRefreshAccount } from "./use-refresh-account.ts";

type Props = { companyId: number; billing: BillingData; onClose: () => void };

/** A dialog to change what the next invoices are made out to. */
export function BillingModal({ companyId, billing, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshAccount();
  const [draft] = useState(() => storeDraft(`billing-details.${companyId}`));
  const [country, setCountry] = useState(() => {
    const { billing_country: typed } = draft.read();
    return typeof typed === "string" ? typed : (billing.billing_country ?? "");
  });
  const form = useApiForm(api.companyAccounts.saveBilling, {
    draft,
    initialValues: {
      billing_email: billing.billing_email ?? "",
      billing_information: billing.billing_information ?? "",
      billing_country: billing.billing_country ?? "",
      billing_vat: billing.billing_vat ?? "",
      billing_period: billing.billing_period,
    },
    check: (values) => checkBilling(values, billing),
    toInput: (body) => ({ params: { id: companyId }, body }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: "Billing details saved." });
      onClose();
    },
    onReset: () => setCountry(billing.billing_country ?? ""),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Billing details"
      subtitle="For your next invoices. Invoices you already have don’t change."
      submitLabel="Save changes"
    >
      <BillingFields
        country={country}
        getInput={(field) => {
          const input = form.field(field);
          return {
            ...input,
            onChange: (event) => {
              input.onChange(event);
              if (field === "billing_country") setCountry(event.currentTarget.value);
            },
          };
        }}
      />
      <RadioGroup
        legend="Memberships are charged"
        inline
        options={BILLING_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        help="A change counts from the next charge."
        {...form.field("billing_period")}
      />
    </FormModal>
  );
}
