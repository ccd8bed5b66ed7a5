import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { NewPasswordFields } from "../identity/new-password-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";

/** Sets the first password of a login without one, using an emailed code. */
export function SetPassword() {
  const toasts = useToast();
  const queries = useQueryClient();
  const sending = useMutation({ mutationFn: () => api.passwords.sendSetupCode.call() });
  const form = useApiForm(api.passwords.set, {
    initialValues: { verification_code: "", password: "", password_confirmation: "" },
    toInput: (body) => ({ body }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: "Password set. All other devices are logged out." });
      return queries.invalidateQueries({ queryKey: api.identity.me.key });
    },
  });
  if (!sending.data)
    return (
      <div className={classes.section}>
        <p>You don’t have a password yet. We’ll email you a code to set one.</p>
        <div>
          <Button variant="primary" loading={sending.isPending} onClick={() => sending.mutate()}>
            Email me a code
          </Button>
        </div>
        {sending.isError && <FormError>{failureText(sending.error)}</FormError>}
      </div>
    );
  return (
    <AccountForm form={form} submitLabel="Set my password" onCancel={() => sending.reset()}>
      <TextField
        label="Code from the email"
        {...form.field("verification_code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        help={`We sent it to ${sending.data.data.email}. It expires in 10 minutes.`}
      />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
