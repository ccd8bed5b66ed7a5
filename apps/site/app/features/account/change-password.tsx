import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";
import { PasswordField } from "@devguild/design-system/password-field";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { NewPasswordFields } from "../identity/new-password-fields.tsx";
import { AccountForm } from "./account-form.tsx";

/** Changes the password; all other devices are logged out with it. */
export function ChangePassword() {
  const toasts = useToast();
  const queries = useQueryClient();
  // A new form once the password is changed: nothing of it stays in the fields.
  const [changes, setChanges] = useState(0);
  const changing = useMutation({
    mutationFn: (form: FormData) =>
      api.passwords.change.call({
        body: {
          current_password: formText(form, "current_password"),
          password: formText(form, "password"),
          password_confirmation: formText(form, "password_confirmation"),
        },
      }),
    onSuccess: () => {
      setChanges(changes + 1);
      void queries.invalidateQueries({ queryKey: api.security.sessions.key });
      toasts.show({ tone: "ok", text: "Password changed. All other devices are logged out." });
    },
  });
  return (
    <AccountForm key={changes} sending={changing} submitLabel="Change my password">
      {(errors) => (
        <>
          <PasswordField
            label="Present password"
            name="current_password"
            autoComplete="current-password"
            error={errors["current_password"]}
          />
          <NewPasswordFields errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
