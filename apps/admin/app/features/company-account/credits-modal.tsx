import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { NumberField } from "@devguild/design-system/number-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { COMPANY_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { useState } from "react";

import { FormModal } from "@devguild/design-system/form-modal";
import { useRefreshRecord } from "./use-refresh-record.ts";

const describeDelta = (balance: number, typed: string) => {
  const delta = Number(typed) - balance;
  if (typed === "" || !Number.isInteger(delta)) return null;
  return delta === 0
    ? "The balance stays as it is."
    : `${balance} → ${Number(typed)}, logged as ${delta > 0 ? "+" : "−"}${Math.abs(delta)}`;
};

type Props = { companyId: number; name: string; balance: number; onClose: () => void };

/** A dialog to set a company's credits; it shows what the ledger will say. */
export function CreditsModal({ companyId, name, balance, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  const [typed, setTyped] = useState(String(balance));
  const form = useApiForm(api.adminCompanyAccounts.setCredits, {
    initialValues: { credits: String(balance), note: "" },
    check: ({ credits }): Record<string, string> =>
      /^\d+$/.test(credits) ? {} : { credits: COMPANY_STAFF_MESSAGES.creditsRequired },
    toInput: ({ credits, note }) => ({
      params: { id: companyId },
      body: { credits: Number(credits), note, credits_before: balance },
    }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `${name} has ${pluralize(data.credits, "credit")}.` });
      onClose();
    },
    // The balance may have changed meanwhile; the message says to what.
    onError: () => void refresh(),
  });
  const credits = form.field("credits");
  return (
    <FormModal form={form} title="Set credits" submitLabel="Set credits" onClose={onClose}>
      <NumberField
        label="Credits"
        min={0}
        {...credits}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          credits.onChange(event);
        }}
        help={describeDelta(balance, typed)}
      />
      <TextField
        label="Note"
        {...form.field("note")}
        help={`${name} sees the note in its own ledger.`}
      />
    </FormModal>
  );
}
