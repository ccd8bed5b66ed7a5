import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import type { UseMutationResult } from "@tanstack/react-query";

import { AccountForm } from "./account-form.tsx";

type Props = {
  label: string;
  help?: string;
  sending: Pick<UseMutationResult<unknown, Error, string>, "error" | "isPending" | "mutate">;
  submitLabel: string;
  onCancel?: () => void;
};

/** Asks for one code. */
export function CodeForm({ label, help, sending, submitLabel, onCancel }: Props) {
  return (
    <AccountForm
      submitLabel={submitLabel}
      sending={{
        error: sending.error,
        isPending: sending.isPending,
        mutate: (form) => sending.mutate(formText(form, "code")),
      }}
      {...(onCancel && { onCancel })}
    >
      {(errors) => (
        <TextField
          label={label}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          help={help}
          error={errors["code"]}
        />
      )}
    </AccountForm>
  );
}
