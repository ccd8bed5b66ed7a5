import { PasswordField } from "@devguild/design-system/password-field";

/** What a password needs, in words. */
export const PASSWORD_HELP = "6 to 64 characters; a few unusual words are best.";

/** A new password and the same again. */
export function NewPasswordFields({
  label = "New password",
  errors,
}: {
  label?: string;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={PASSWORD_HELP}
        error={errors["password"]}
      />
      <PasswordField
        label="The same again"
        name="password_confirmation"
        autoComplete="new-password"
        error={errors["password_confirmation"]}
      />
    </>
  );
}
