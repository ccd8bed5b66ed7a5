import type { FormWith } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";

type Props = { form: FormWith<"email">; label?: string };

/** A field for an email address. */
export function EmailField({ form, label = "Email address" }: Props) {
  return <TextField label={label} type="email" autoComplete="email" {...form.field("email")} />;
}
