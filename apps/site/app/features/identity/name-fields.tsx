import type { FormWith } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";

/** Fields for first and last name. */
export function NameFields({ form }: { form: FormWith<"first_name" | "last_name"> }) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...form.field("first_name")} />
      <TextField label="Last name" autoComplete="family-name" {...form.field("last_name")} />
    </>
  );
}
