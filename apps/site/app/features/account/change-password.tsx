import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { PasswordField } from "@devguild/design-system/password-field";
import { useToast } from "@devguild/design-system/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useReturnedFocus } from "../forms/use-returned-focus.ts";
import { NewPasswordFields } from "../identity/new-password-fields.tsx";
import { AccountForm } from "./account-form.tsx";

/** Changes the password, which logs out all other devices. */
export function ChangePassword() {
  const toasts = useToast();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const opener = useReturnedFocus(isChanging);
  const form = useApiForm(api.passwords.change, {
    initialValues: { current_password: "", password: "", password_confirmation: "" },
    toInput: (body) => ({ body }),
    onSuccess: () => {
      form.reset();
      setChanging(false);
      void queries.invalidateQueries({ queryKey: api.security.sessions.key });
      toasts.show({ tone: "ok", text: "Password changed. All other devices are logged out." });
    },
  });
  if (!isChanging)
    return (
      <div>
        <Button ref={opener} onClick={() => setChanging(true)}>
          Change password
        </Button>
      </div>
    );
  return (
    <AccountForm
      form={form}
      submitLabel="Change password"
      onCancel={() => {
        form.reset();
        setChanging(false);
      }}
    >
      <PasswordField
        label="Current password"
        {...form.field("current_password")}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
