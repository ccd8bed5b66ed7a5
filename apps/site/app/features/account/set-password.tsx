import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { NewPasswordFields } from "../identity/new-password-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";

/** Sets the first password of a login that has none, by a code that is mailed. */
export function SetPassword() {
  const toasts = useToast();
  const queries = useQueryClient();
  const sending = useMutation({ mutationFn: () => api.passwords.sendSetupCode.call() });
  const setting = useMutation({
    mutationFn: (form: FormData) =>
      api.passwords.set.call({
        body: {
          verification_code: formText(form, "verification_code"),
          password: formText(form, "password"),
          password_confirmation: formText(form, "password_confirmation"),
        },
      }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: "Password set. All other devices are logged out." });
      return queries.invalidateQueries({ queryKey: api.identity.me.key });
    },
  });
  if (!sending.data)
    return (
      <div className={classes.section}>
        <p>You have no password yet. We mail you a code, and with it you set one.</p>
        <div>
          <Button variant="primary" loading={sending.isPending} onClick={() => sending.mutate()}>
            Mail me a code
          </Button>
        </div>
        {sending.isError && <FormError>{sending.error.message}</FormError>}
      </div>
    );
  return (
    <AccountForm sending={setting} submitLabel="Set my password" onCancel={() => sending.reset()}>
      {(errors) => (
        <>
          <TextField
            label="Code from the mail"
            name="verification_code"
            autoComplete="one-time-code"
            inputMode="numeric"
            help={`It went to ${sending.data.data.email}, and works for 10 minutes.`}
            error={errors["verification_code"]}
          />
          <NewPasswordFields errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
