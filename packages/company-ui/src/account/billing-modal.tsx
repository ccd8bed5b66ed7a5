import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { useToast } from "@devguild/design-system/toast";
import { BILLING_PERIODS } from "@devguild/schemas/constants/invoices";
import type { BillingData } from "@devguild/schemas/invoices";
import { useState } from "react";

import { checkBilling } from "../billing/billing-entry.ts";
import { BillingFields } from "../billing/billing-fields.tsx";
import { PERIOD_LABELS } from "./billing-periods.ts";
import { useRefreshAccount } from "./use-refresh-account.ts";
import classes from "./account-modals.module.css";

const FORM = "billing-details";

type Props = { companyId: number; billing: BillingData; onClose: () => void };

/** A dialog to change what the next invoices are made out to. */
export function BillingModal({ companyId, billing, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshAccount();
  const [country, setCountry] = useState(billing.billing_country ?? "");
  const form = useApiForm(api.companyAccounts.saveBilling, {
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
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Billing details"
      subtitle="For your next invoices. Invoices you already have don’t change."
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            Save changes
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
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
      </ApiForm>
    </Modal>
  );
}
