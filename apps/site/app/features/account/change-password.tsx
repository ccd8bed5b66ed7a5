import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { PasswordField } from "@devguild/design-system/password-field";
import { useToast } from "@devguild/design-system/toast";
import { useQueryClient } from "@tanstack/react-query";

import { NewPasswordFields } from "../identity/new-password-fields.tsx";
import { AccountForm } from "./account-form.tsx";

/** Changes the password, which logs out all other devices. */
export function ChangePassword() {
  const toasts = useToast();
  const queries = useQueryClient();
  const form = useApiForm(api.passwords.change, {
    initialValues: { current_password: "", password: "", password_confirmation: "" },
    toInput: (body) => ({ body }),
    onSuccess: () => {
      form.reset();
      void queries.invalidateQueries({ queryKey: api.security.sessions.key });
      toasts.show({ tone: "ok", text: "Password changed. All other devices are logged out." });
    },
  });
  return (
    <AccountForm form={form} submitLabel="Change password">
      <PasswordField
        label="Current password"
        {...form.field("current_password")}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
