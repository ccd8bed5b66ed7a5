import type { ApiFormState, FormWith } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";

import { AccountForm } from "./account-form.tsx";

type Props = {
  form: ApiFormState & FormWith<"code">;
  label: string;
  help?: string;
  submitLabel: string;
  onCancel?: () => void;
};

/** A form for entering one code. */
export function CodeForm({ form, label, help, submitLabel, onCancel }: Props) {
  return (
    <AccountForm form={form} submitLabel={submitLabel} {...(onCancel && { onCancel })}>
      <TextField
        label={label}
        autoComplete="one-time-code"
        inputMode="numeric"
        help={help}
        {...form.field("code")}
      />
    </AccountForm>
  );
}
