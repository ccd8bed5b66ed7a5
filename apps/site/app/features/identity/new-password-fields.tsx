import type { FormWith } from "@devguild/api-client/use-api-form";
import { PasswordField } from "@devguild/design-system/password-field";

import { PASSWORD_HELP } from "@devguild/schemas/constants/password-help";

/** Fields for a new password and its repetition. */
export function NewPasswordFields({
  label = "New password",
  form,
}: {
  label?: string;
  form: FormWith<"password" | "password_confirmation">;
}) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        help={PASSWORD_HELP}
        {...form.field("password")}
      />
      <PasswordField
        label={label === "Password" ? "Repeat password" : "Repeat new password"}
        autoComplete="new-password"
        {...form.field("password_confirmation")}
      />
    </>
  );
}
