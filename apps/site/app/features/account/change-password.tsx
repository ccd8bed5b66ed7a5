import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { PasswordField } from "@devguild/design-system/password-field";
import { useToast } from "@devguild/design-system/toast";
import { api } from "@devguild/frame/browser-api";
import { useMutation } from "@tanstack/react-query";

import { formText } from "../identity/form-text.ts";
import { useFormErrors } from "../identity/use-form-errors.ts";
import classes from "./account-section.module.css";

/** Changes the password; all other devices are logged out with it. */
export function ChangePassword() {
  const toasts = useToast();
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
      form.current?.reset();
      toasts.show({ tone: "ok", text: "Password changed. All other devices are logged out." });
    },
  });
  const { form, fields, general } = useFormErrors(changing.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        changing.mutate(new FormData(event.currentTarget));
      }}
    >
      <PasswordField
        label="Present password"
        name="current_password"
        autoComplete="current-password"
        error={fields["current_password"]}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        help="6 to 64 characters; a few unusual words are best."
        error={fields["password"]}
      />
      <PasswordField
        label="The same again"
        name="password_confirmation"
        autoComplete="new-password"
        error={fields["password_confirmation"]}
      />
      {general && <FormError>{general}</FormError>}
      <Button type="submit" variant="primary" loading={changing.isPending}>
        Change my password
      </Button>
    </form>
  );
}
