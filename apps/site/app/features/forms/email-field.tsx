import type { FormWith } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";

type Props = {
  form: FormWith<"email">;
  label?: string;
  /** `username` on log-in forms, so that password managers fill it in. */
  autoComplete?: "email" | "username";
};

/** A field for an email address. */
export function EmailField({ form, label = "Email address", autoComplete = "email" }: Props) {
  return (
    <TextField label={label} type="email" autoComplete={autoComplete} {...form.field("email")} />
  );
}
